import { MOST_ENERGY_DAYS } from '#domains/robots/control/energy/energy-window.model.ts'
import { dayKey, daysBetween } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { typedDay } from '#shared/typed-day.ts'
import { type EnergyRange, energyRangeNames, energyRanges } from '../energy-ranges.kinds.ts'

/** The days of an address, and what is wrong with those that were picked (then: the usual ones). */
export function energyRange(params: URLSearchParams, now: Date) {
  const today = dayKey(now)
  const asked = params.get('faixa')
  const range = energyRangeNames.find((name) => name === asked) ?? '30d'
  const lately = { chosen: range as EnergyRange | null, from: addDays(today, 1 - energyRanges[range].days), to: today }
  const typed = { de: params.get('de')?.slice(0, 10) ?? '', ate: params.get('ate')?.slice(0, 10) ?? '' }
  if (!typed.de && !typed.ate) return { ...lately, errors: undefined, typed }
  const errors = wrongWith(typed)
  return errors ? { ...lately, errors, typed } : { chosen: null, from: typed.de, to: typed.ate, errors, typed }
}

function wrongWith({ de, ate }: { de: string; ate: string }): Record<string, string[]> | undefined {
  if (!typedDay.safeParse(de).success) return { de: ['Confira esta data.'] }
  if (!typedDay.safeParse(ate).success) return { ate: ['Confira esta data.'] }
  if (ate < de) return { ate: ['O fim precisa vir depois do começo.'] }
  if (daysBetween(de, ate) >= MOST_ENERGY_DAYS) return { de: [`Peça no máximo ${MOST_ENERGY_DAYS} dias de cada vez.`] }
}
