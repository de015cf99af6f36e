/** The twelve axes of the sheet. */
export const axes = [...'ABCDEFGHIJKL']
