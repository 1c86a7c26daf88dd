## Co říkají panely, příspěvky a výzvy Honby za orbem.
