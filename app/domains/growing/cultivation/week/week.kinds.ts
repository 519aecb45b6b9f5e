/** What one week is held against the week before in; null where it was not measured. */
export const weekFigures = ['in_band', 'water_ml', 'growth_cm', 'waterings', 'feedings', 'trainings'] as const
export type WeekFigure = (typeof weekFigures)[number]
export type WeekFigures = Record<WeekFigure, number | null>
