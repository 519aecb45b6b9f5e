import { energyInWords, energySourceWords } from '#domains/robots/control/energy/energy.words.ts'
import { formatDay, onDay } from '#shared/dates.ts'
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

type Gap = { from: string; to: string; words: string }

/** Days that follow each other and of which nothing is known, and why: 'sem dados de 3 a 5 de nov.: …'. Of a robot that told nothing at all there are none. */
export function unknownDays(days: Pick<RobotEnergy['days'][number], 'day' | 'kwh' | 'unknown'>[]): Gap[] {
  const runs: { from: string; to: string }[] = []
  for (const [at, { day, kwh, unknown }] of days.entries()) {
    if (kwh !== null || unknown.length) continue
    const run = runs.at(-1)
    if (run && days[at - 1]?.day === run.to) run.to = day
    else runs.push({ from: day, to: day })
  }
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  return runs
    .filter(({ from, to }) => from !== first || to !== last)
    .map(({ from, to }) => ({ from, to, words: gapInWords({ from, to }, { first, last }) }))
}

function gapInWords({ from, to }: { from: string; to: string }, ends: { first?: string; last?: string }) {
  if (from === ends.first) return `sem dados até ${formatDay(to)}, antes de o robô contar o que liga`
  if (to === ends.last) return `sem notícia do robô desde ${formatDay(from)}`
  return `sem notícia do robô ${from === to ? onDay(formatDay(from)) : `de ${formatDay(from)} a ${formatDay(to)}`}`
}
