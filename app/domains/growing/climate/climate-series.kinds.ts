/** Series of the climate charts, in display order. */
export const climateSeries = ['temperature', 'humidity', 'vpd', 'ppfd', 'co2'] as const
export type ClimateSeries = (typeof climateSeries)[number]
