import { dayKey, fromSaoPauloTime } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { MINUTE } from '#shared/durations.ts'
import type { Values } from '../../robot/protocol.ts'

/**
 * What went wrong in the tents of the demo world: days ago, when, for how long, and what was read at its peak. Heat comes in
 * the morning, when the exhaust is still slow and has something to answer with.
 */
const mishaps = [
  { days: 61, from: '08:10', minutes: 130, sensor: 'temperature', peak: 34.1 },
  { days: 33, from: '01:20', minutes: 260, sensor: 'humidity', peak: 84 },
  { days: 11, from: '08:25', minutes: 100, sensor: 'temperature', peak: 32.9 },
  { days: 4, from: '09:05', minutes: 95, sensor: 'temperature', peak: 32.4 },
  { days: 2, from: '02:45', minutes: 140, sensor: 'humidity', peak: 80.5 },
] as const

/** What a robot read while something went wrong: soon up to the peak, slowly back. Not in the same minute everywhere. */
export function mishapsOf(device_id: number, now: Date) {
  const spans = mishaps.map(({ days, from, minutes, ...rest }) => {
    const begins =
      fromSaoPauloTime(`${addDays(dayKey(now), -days)}T${from}:00`).getTime() + ((device_id * 17) % 60) * MINUTE
    return { ...rest, begins, lasts: minutes * MINUTE }
  })
  return (at: number, read: Values): Values => {
    const one = spans.find(({ begins, lasts }) => at >= begins && at < begins + lasts)
    const usual = one && read[one.sensor]
    if (!one || typeof usual !== 'number') return read
    const share = Math.sin(Math.PI * Math.sqrt((at - one.begins) / one.lasts))
    const more = Math.max(0, one.peak - usual) * share
    const leaf = one.sensor === 'temperature' && read.leaf_temperature
    // Hot air is hot for the leaves too.
    return { ...read, [one.sensor]: usual + more, ...(leaf && { leaf_temperature: leaf + more }) }
  }
}
