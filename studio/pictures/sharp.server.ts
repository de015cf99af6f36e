import sharp from 'sharp'

// A picture is looked at once and its thumbnail kept on the disk: what sharp would remember is memory for nothing.
sharp.cache(false)
sharp.concurrency(1)

export { sharp }
