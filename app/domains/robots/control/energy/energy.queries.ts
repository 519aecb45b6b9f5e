import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { type ChannelWatts, channelWatts } from './channel-watts.queries.ts'
import { type ChannelEnergy, dayOf, type EnergySum, kwhOf } from './energy.model.ts'
import type { EnergyStay } from './energy-stays.queries.ts'
import { demandEnergyWindow, midnight } from './energy-window.model.ts'
import { knownSpans } from './known-spans.queries.ts'
import { measuredEnergy } from './measured-energy.queries.ts'
import { timeOn } from './time-on.queries.ts'

/** A day of São Paulo, or what of it is in the stay. */
export type EnergyDay = EnergySum & { day: string; known_seconds: number; channels: ChannelEnergy[] }
/** What a robot drew in a stay: days in the order of time, those without anything on included. */
export type StayEnergy = { stay: EnergyStay; channels: Omit<ChannelWatts, 'n'>[]; days: EnergyDay[] }

/** What robots drew, stay by stay. Who may know is decided where the stays come from. */
export async function energyOf(ctx: Context, stays: readonly EnergyStay[]): Promise<StayEnergy[]> {
  if (!stays.length) return []
  for (const { begins, ends } of stays) demandEnergyWindow({ from: begins, to: ends })
  const [watts, times, measured, spans] = await Promise.all([
    channelWatts(ctx, stays),
    timeOn(ctx, stays),
    measuredEnergy(ctx, stays),
    knownSpans(ctx, stays),
  ])
  const on = new Map(times.map(({ n, slug, day, ...time }) => [`${n} ${slug} ${day}`, time]))
  const told = new Map(measured.map(({ n, day, ...energy }) => [`${n} ${day}`, energy]))
  const known = new Map(spans.map(({ n, ...span }) => [n, span]))
  return stays.map((stay, index) => {
    const channels = watts.filter(({ n }) => n === index).map(({ n, ...channel }) => channel)
    const days = daysIn(stay).map(({ day, ...span }) => {
      const known_seconds = secondsIn(span, known.get(index))
      const drew = channels.map(({ slug, watts: drawn, source }): ChannelEnergy => {
        const time = on.get(`${index} ${slug} ${day}`) ?? { on_seconds: 0, full_seconds: 0 }
        return { slug, source, on_seconds: time.on_seconds, kwh: known_seconds > 0 ? kwhOf(time, drawn) : null }
      })
      const seconds = { seconds: secondsIn(span, span), known_seconds }
      return { day, channels: drew, ...dayOf(drew, told.get(`${index} ${day}`), seconds) }
    })
    return { stay, channels, days }
  })
}

type Span = { from: number; to: number }

const secondsIn = (one: Span, other: Span | undefined) =>
  other ? Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from)) / 1000 : 0

/** The days of São Paulo that a stay touches, and what of them is in it. */
function daysIn({ begins, ends }: EnergyStay) {
  const days: (Span & { day: string })[] = []
  for (let day = dayKey(begins); ; day = addDays(day, 1)) {
    const [first, next] = [midnight(day), midnight(addDays(day, 1))].map((moment) => moment.getTime())
    const from = Math.max(first ?? 0, begins.getTime())
    const to = Math.min(next ?? 0, ends.getTime())
    if (to <= from) return days
    days.push({ day, from, to })
  }
}
