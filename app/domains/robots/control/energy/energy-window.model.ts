import { invalidField } from '#platform/errors.ts'
import { fromSaoPauloTime } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'

export type EnergyWindow = { from: Date; to: Date }

/** The most days that are reckoned at once. */
export const MOST_ENERGY_DAYS = 400

/** @throws 422 for a window of more than 400 days. */
export function demandEnergyWindow({ from, to }: EnergyWindow) {
  if (to < from) throw invalidField('to', 'O fim precisa vir depois do começo.')
  if (to.getTime() - from.getTime() > MOST_ENERGY_DAYS * DAY)
    throw invalidField('from', `Peça no máximo ${MOST_ENERGY_DAYS} dias de cada vez.`)
}

/** When a day of São Paulo begins. */
export const midnight = (day: string) => fromSaoPauloTime(`${day}T00:00:00`)
