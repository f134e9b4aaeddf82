"""`make release`: builds what is published into dist/, and tries all of it as its users will."""
