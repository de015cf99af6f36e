/** The numbers of the house (parts/AxisHouse) that its sentences may contain. */
export const axisPlaceholders = [
  'measure',
  'one',
  'two',
  'three',
  'area',
  'spare',
  'span',
  'rhythm',
  'inner',
  'outer',
  'moreThan125',
  'moreThan135',
] as const
