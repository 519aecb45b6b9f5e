import { energySourceWords } from '#domains/control/energy/energy.words.ts'
import { formatMoney } from '#shared/money.ts'
import { formatMeasure } from '#shared/numbers.ts'
import type { RobotEnergy } from './energy.schemas.ts'

/** What is next to nothing is not nothing. */
export function kwhInWords(kwh: number | null): string {
  if (kwh === null) return '–'
  if (kwh > 0 && kwh < 0.005) return 'menos de 0,01\u00a0kWh'
  return formatMeasure(kwh, 'kWh', kwh < 10 ? 2 : 1)
}

export const costInWords = (centavos: number | null) => (centavos === null ? '–' : formatMoney(Math.round(centavos)))

/** 'estimado, sem Bomba': how well the energy is known. */
export function knownInWords({ kwh, source, unknown }: RobotEnergy['total'], nameOf: (slug: string) => string) {
  if (kwh === null && !unknown.length) return 'o robô não contou'
  const words = [
    source && energySourceWords[source].label,
    unknown.length > 0 && `sem ${unknown.map(nameOf).join(', ')}`,
  ]
  return words.filter(Boolean).join(', ')
}
