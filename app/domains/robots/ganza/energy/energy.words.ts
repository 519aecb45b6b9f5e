import { energyInWords, energySourceWords } from '#domains/robots/control/energy/energy.words.ts'
import { formatMoney } from '#shared/money.ts'
import type { RobotEnergy } from './energy.schemas.ts'

export const kwhInWords = (kwh: number | null) => (kwh === null ? '–' : energyInWords(kwh))

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
