/** What a climate chart can show, in the order of the page. */
export const climateSeries = ['temperature', 'humidity', 'vpd', 'ppfd', 'co2'] as const
export type ClimateSeries = (typeof climateSeries)[number]
