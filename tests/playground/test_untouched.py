"""The other road: discord.py with no attribute touched, its own addresses reached through a proxy of ours.

A CONNECT proxy leads discord.com and gateway.discord.gg to the stand-in, which answers with a certificate the bot's
process is told to trust. So what the aimed tests prove holds for the library as it is. Needs the `openssl` program
for the certificate; where there is none this says so and proves nothing.
"""

import asyncio
import contextlib
import os
import shutil
import ssl
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from aiohttp import web

from playground.gateway import Gateway
from playground.rest import Rest
from playground.world import World

ROOT = Path(__file__).resolve().parents[2]
HOSTS = ("discord.com", "gateway.discord.gg")
BOT = """
import sys
from tests.playground.stage import StageBot
StageBot(proxy=sys.argv[1]).run("playground.token.x", log_handler=None)
"""


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for Discord's hosts that lives for this test, and its key."""
    names = ",".join(f"DNS:{host}" for host in HOSTS)
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=playground test"]
    files = folder / "cert.pem", folder / "key.pem"
    options = ["-addext", f"subjectAltName={names}", "-out", str(files[0]), "-keyout", str(files[1])]
    subprocess.run([*command, *options], check=True, capture_output=True)
    return files


@contextlib.asynccontextmanager
async def discord_behind_a_proxy(world: World, context: ssl.SSLContext) -> AsyncIterator[str]:
    """Serve a world as Discord itself; answers the proxy's address."""
    application = web.Application()
    gateway = Gateway(world)
    world.gateway_url = "wss://gateway.discord.gg/"
    application.router.add_route("*", "/api/v10/{path:.*}", Rest(world).handle)
    application.router.add_get("/", gateway.handle)
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.2)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0, ssl_context=context).start()
    port = runner.addresses[0][1]

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while block := await reader.read(65536):
                writer.write(block)
                await writer.drain()
        writer.close()

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        host = head.split()[1].rsplit(":", 1)[0]
        assert head.startswith("CONNECT ") and host in HOSTS, head
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"HTTP/1.1 200 Connection established\r\n\r\n")
        await asyncio.gather(pump(reader, there_writer), pump(there_reader, writer))

    proxy = await asyncio.start_server(connect, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}"
    finally:
        proxy.close()
        await gateway.close_all()
        await runner.cleanup()


async def test_the_untouched_library_plays_too(tmp_path: Path) -> None:
    if shutil.which("openssl") is None:
        print("not tried: there is no openssl program to make a certificate with")
        return
    certificate_file, key_file = certificate(tmp_path)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate_file, key_file)
    world = World()
    ann = world.person("Ann")
    async with discord_behind_a_proxy(world, context) as proxy:
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "SSL_CERT_FILE": str(certificate_file)}
        bot = await asyncio.create_subprocess_exec(sys.executable, "-c", BOT, proxy, env=environment, cwd=ROOT)
        try:
            await world.until(lambda: world.live_gateway.live_sessions, timeout_s=20)
            assert (await ann.slash("game new", mode="deathmatch")).text == "deathmatch none 3"
            message = (await ann.slash("count")).message
            assert (await ann.press(message, "Count 1")).text == "**2** so far"
            await world.faults.ask_reconnect()
            await world.until(lambda: world.live_gateway.resumes == 1)
            assert (await ann.slash("slow")).text == "done"
            assert world.violations == []
        finally:
            bot.kill()
            await bot.wait()
