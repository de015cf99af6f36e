export const cardSize = { width: 1200, height: 630 }
