import type { Own } from '#domains/garden/calculators/term.words.ts'
import { bandWords } from '#domains/robots/control/modes/mode.words.ts'
import type { TargetBand } from '#domains/robots/control/modes/mode-program.schemas.ts'
import { formatNumber } from '#shared/numbers.ts'
import { ownValue } from '#shared/own-value.ts'
import type { IconName } from '#ui/components/icon-names.ts'
import { placeOf } from './targets-at.model.ts'

type Sensor = { key: string; unit: string; decimals: number }

/** '24,3 °C'. */
export const valueInWords = (value: number, { unit, decimals }: Sensor) =>
  `${formatNumber(value, decimals, decimals)}${unit ? `\u00a0${unit}` : ''}`

/** `words` are both: 'acima do alvo, 21 a 27 °C'. */
export type Judged = Own & { icon: IconName; attention: boolean; place: string; limits: string }

/** A value against the band of the mode: by arrow and words. The arrow says where it lies, as the word does. */
export function judged(value: number, sensor: Sensor, band: TargetBand | undefined): Judged | null {
  const limits = band && bandWords(band, sensor.unit)
  if (!band || !limits) return null
  const [place, look] = places[placeOf(value, band, sensor.decimals)]
  // A line ends before the limits, not within.
  return { ...look, place, limits, words: `${place}, ${limits.replaceAll(' ', '\u00a0')}` }
}

const places = {
  below: ['abaixo do alvo', { icon: 'arrow-down', attention: true, lies: 'low' }],
  above: ['acima do alvo', { icon: 'arrow-up', attention: true, lies: 'high' }],
  within: ['no alvo', { icon: 'check', attention: false, lies: 'within' }],
} as const

/** What the height of a small chart stands for at least, by unit: less than that is no news. */
const leastSpans: Record<string, number> = { '°C': 2, '%': 5, kPa: 0.2, ppm: 200, 'µmol/m²/s': 100 }

export const leastSpan = ({ unit }: Pick<Sensor, 'unit'>) => ownValue(leastSpans, unit) ?? 0
