import type { Own } from '#domains/garden/calculators/term.words.ts'
import { bandWords } from '#domains/robots/control/modes/mode.words.ts'
import type { ClimateBand } from './climate.schemas.ts'

type Band = Pick<ClimateBand, 'stage' | 'low' | 'high'>
export type VpdPlace = 'condenses' | 'unknown' | 'low' | 'high' | 'within'

/** Where a VPD lies in the stage's band, rounded as displayed: 1,204 is 1,20 and within 0,8 to 1,2. */
export function vpdPlace(vpd: number, band: Band | null | undefined): VpdPlace {
  const read = Math.round(vpd * 100) / 100
  if (read < 0) return 'condenses'
  if (!band) return 'unknown'
  if (band.low !== null && read < band.low) return 'low'
  return band.high !== null && read > band.high ? 'high' : 'within'
}

/** 'flora média (1,1 a 1,35)', 'flora média, de noite (até 1,35)'. */
export const bandName = ({ stage, low, high }: Band) =>
  `${stage.toLowerCase()} (${bandWords({ low, high }, '') ?? '…'})`

/** The same of one's own value: 'alta para flora média (1,1 a 1,35)'. */
export function ownVpd(vpd: number, band: Band | null | undefined): Own | null {
  const place = vpdPlace(vpd, band)
  if (place === 'condenses') return { lies: 'low', words: 'a água condensa na folha' }
  if (place === 'unknown' || !band) return null
  const where = { low: 'baixa para', high: 'alta para', within: 'na faixa de' }[place]
  return { lies: place, words: `${where} ${bandName(band)}` }
}
