import { formatMeasure } from '#shared/numbers.ts'
import type { EnergySource } from './energy.kinds.ts'

/** How energy is known. */
export const energySourceWords: Record<EnergySource, { label: string; how: string }> = {
  medido: { label: 'medido', how: 'pelo sensor de potência do robô' },
  calculado: { label: 'calculado', how: 'com os watts que você disse' },
  estimado: { label: 'estimado', how: 'com os watts do modelo' },
}

/** Up to 0,1 kWh it is said in Wh; what is next to nothing is not nothing. */
export function energyInWords(kwh: number): string {
  if (kwh > 0 && kwh < 0.0005) return 'menos de 1\u00a0Wh'
  if (kwh > 0 && kwh < 0.1) return formatMeasure(kwh * 1000, 'Wh', 0)
  return formatMeasure(kwh, 'kWh', kwh < 10 ? 2 : 1)
}

/** The sum of parts as `energyInWords` says each: whoever adds them up gets it. */
export function totalInWords(parts: number[]): string {
  const wattHours = parts.reduce((sum, kwh) => sum + Math.round((kwh * 1000) / stepOf(kwh)) * stepOf(kwh), 0)
  return wattHours < 100 ? energyInWords(wattHours / 1000) : formatMeasure(wattHours / 1000, 'kWh', 3)
}

/** Wh, of the last figure that is said. */
const stepOf = (kwh: number) => (kwh < 0.1 ? 1 : kwh < 10 ? 10 : 100)
