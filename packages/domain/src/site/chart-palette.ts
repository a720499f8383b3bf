/**
 * Colours of series in charts, in the order of use: ink, seal, then inks of other hues, dark and light by turns. Each has
 * a contrast of 3:1 on white and on paper, and any two differ also for eyes that do not tell red from green.
 */
export const chartPalette = [
  '#14213d',
  '#c8321f',
  '#4c53b3',
  '#cc7200',
  '#205a58',
  '#b57596',
  '#473368',
  '#78985e',
  '#533a18',
  '#5a6c79',
] as const
