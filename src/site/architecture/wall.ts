/** The wall of the drawing from outside in, in centimetres: facing brick, mineral wool, sand-lime block, plaster. */
export const layers = [11.5, 18, 17.5, 1.5]
