/** What one week is held against the week before in; null where it was not measured. */
export const weekFigures = ['in_band', 'water_ml', 'growth_cm', 'waterings', 'feedings', 'trainings'] as const
export type WeekFigure = (typeof weekFigures)[number]
export type WeekFigures = Record<WeekFigure, number | null>

/** All sends of one week of a plant to the banca begin alike, so that its page finds what came of them; each has an end of its own. */
export function weekSends(plant_id: number, until: string) {
  const [year, month, day] = until.split('-')
  const begin = `${plant_id.toString(16).padStart(8, '0')}-${year}-80${month}-80${day}`
  return { begin, first: `${begin}-000000000000`, last: `${begin}-ffffffffffff` }
}
