import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { dayKey, fromSaoPauloTime } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { type ChannelWatts, channelWatts } from './channel-watts.queries.ts'
import { type ChannelEnergy, dayOf, type EnergySum, kwhOf } from './energy.model.ts'
import type { EnergyStay, EnergyWindow } from './energy-stays.queries.ts'
import { measuredEnergy } from './measured-energy.queries.ts'
import { timeOn } from './time-on.queries.ts'

/** The most days that are reckoned at once. */
export const MOST_ENERGY_DAYS = 400
const DAY = 86_400_000

/** A day of São Paulo, or what of it is in the stay. */
export type EnergyDay = EnergySum & { day: string; channels: ChannelEnergy[] }
/** What a robot drew in a stay: days in the order of time, those without anything on included. */
export type StayEnergy = { stay: EnergyStay; channels: Omit<ChannelWatts, 'n'>[]; days: EnergyDay[] }

/** @throws 422 for a window of more than 400 days. */
export function demandEnergyWindow({ from, to }: EnergyWindow) {
  if (to < from) throw invalidField('to', 'O fim precisa vir depois do começo.')
  if (to.getTime() - from.getTime() > MOST_ENERGY_DAYS * DAY)
    throw invalidField('from', `Peça no máximo ${MOST_ENERGY_DAYS} dias de cada vez.`)
}

/** What robots drew, stay by stay. Who may know is decided where the stays come from. */
export async function energyOf(ctx: Context, stays: readonly EnergyStay[]): Promise<StayEnergy[]> {
  if (!stays.length) return []
  for (const { begins, ends } of stays) demandEnergyWindow({ from: begins, to: ends })
  const [watts, times, measured] = await Promise.all([
    channelWatts(ctx, stays),
    timeOn(ctx, stays),
    measuredEnergy(ctx, stays),
  ])
  const on = new Map(times.map(({ n, slug, day, ...time }) => [`${n} ${slug} ${day}`, time]))
  const told = new Map(measured.map(({ n, day, ...energy }) => [`${n} ${day}`, energy]))
  return stays.map((stay, index) => {
    const channels = watts.filter(({ n }) => n === index).map(({ n, ...channel }) => channel)
    return {
      stay,
      channels,
      days: daysIn(stay).map(({ day, seconds }) => {
        const drew = channels.map(({ slug, watts: drawn, source }): ChannelEnergy => {
          const time = on.get(`${index} ${slug} ${day}`) ?? { on_seconds: 0, full_seconds: 0 }
          return { slug, source, on_seconds: time.on_seconds, kwh: kwhOf(time, drawn) }
        })
        return { day, channels: drew, ...dayOf(drew, told.get(`${index} ${day}`), seconds) }
      }),
    }
  })
}

/** The days of São Paulo that a stay touches, with how long of each. */
function daysIn({ begins, ends }: EnergyStay) {
  const days: { day: string; seconds: number }[] = []
  for (let day = dayKey(begins); ; day = addDays(day, 1)) {
    const [first, next] = [day, addDays(day, 1)].map((one) => fromSaoPauloTime(`${one}T00:00:00`).getTime())
    const seconds = (Math.min(next ?? 0, ends.getTime()) - Math.max(first ?? 0, begins.getTime())) / 1000
    if (seconds <= 0) return days
    days.push({ day, seconds })
  }
}
