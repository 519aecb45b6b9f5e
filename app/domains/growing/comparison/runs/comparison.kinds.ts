/** Days are counted from the plant's first day, or from its first day in a phase. */
export const alignments = ['inicio', 'vegetativo', 'floracao', 'secagem'] as const
export type Alignment = (typeof alignments)[number]
export const MOST_RUNS = 6

/** What is drawn by day. */
export const seriesNames = ['vpd', 'temperature', 'humidity', 'water', 'ec', 'height'] as const
export type SeriesName = (typeof seriesNames)[number]

/** What is one number of a whole run. */
export const figureNames = [
  'in_band',
  'water_l',
  'waterings',
  'feedings',
  'ec',
  'vpd',
  'kwh',
  'grams',
  'per_kwh',
  'per_gram',
  'days',
] as const
export type FigureName = (typeof figureNames)[number]
export type Figures = Record<FigureName, number | null>
