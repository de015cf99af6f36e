import sharp from 'sharp'

// Thumbnails are kept on the disk and a picture is read only once, so sharp's cache would waste memory.
sharp.cache(false)
sharp.concurrency(1)

export { sharp }
