# Two stages: the first makes the virtual environment, the second holds only what runs.
FROM python:3.11-slim AS build
WORKDIR /app
RUN python -m venv /venv
COPY requirements.txt .
RUN /venv/bin/pip install --no-cache-dir --disable-pip-version-check -r requirements.txt

FROM python:3.11-slim
RUN useradd --system --uid 10001 --create-home spawnpoint \
 && install -d -o spawnpoint -g spawnpoint /data
COPY --from=build /venv /venv
WORKDIR /app
COPY bot.py LICENSE README.md PRIVACY.md CHANGELOG.md ./
COPY cogs cogs
COPY data data
COPY playground playground
COPY render render
COPY rules rules
ENV PATH=/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    SPAWNPOINT_DB=/data/spawnpoint.db
USER spawnpoint
VOLUME /data
CMD ["python", "bot.py"]
