import { formatMeasure, formatNumber } from '#shared/numbers.ts'

/** Whoever sees the plant reads it: it does not say which robot. */
export const WATERED = 'Rega feita pelo robô.'

type Watering = { liters?: number | null; seconds?: number | null }

/** 'O robô regou: 1,2 L em 40 s.' */
export function wateredWords({ liters, seconds }: Watering): string {
  const volume = liters ? formatMeasure(liters, 'L', 2) : ''
  const time = seconds ? `${formatNumber(Math.round(seconds))} s` : ''
  if (volume && time) return `O robô regou: ${volume} em ${time}.`
  return volume || time ? `O robô regou: ${volume || time}.` : 'O robô regou.'
}
