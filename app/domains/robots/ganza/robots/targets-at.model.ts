import { minuteOfDay, within } from '#domains/robots/control/modes/mode-engine.model.ts'
import type { ModeProgram, TargetBand } from '#domains/robots/control/modes/mode-program.schemas.ts'

export type TargetsAt = { is_day: boolean; bands: Record<string, TargetBand> }

/** What a program aims at in a moment: its bands by day or by night. A program without a day is always night. */
export function targetsAt({ day, targets }: Pick<ModeProgram, 'day' | 'targets'>, at: Date): TargetsAt {
  const is_day = day !== null && within(minuteOfDay(at.getTime()), day)
  const bands = Object.entries(targets).map(([key, both]) => [key, is_day ? both.day : both.night] as const)
  return { is_day, bands: Object.fromEntries(bands.filter(([, { low, high }]) => low !== null || high !== null)) }
}

/** When its day ends or begins next, as the clock says it, and the channels that this switches; null without both. */
export function turnOf({ day, blocks }: Pick<ModeProgram, 'day' | 'blocks'>, at: Date) {
  if (day === null || day.from === day.to) return null
  const is_day = within(minuteOfDay(at.getTime()), day)
  const lit = blocks.filter(({ when, level }) => when.kind === 'light' && when.is === 'day' && level > 0)
  return {
    at: is_day ? day.to : day.from,
    to: is_day ? ('night' as const) : ('day' as const),
    channels: [...new Set(lit.map(({ channel }) => channel))],
  }
}

export type Place = 'below' | 'within' | 'above'

/** Where a value lies, judged as it is displayed: 27,04 shown as 27,0 is not above 27. */
export function placeOf(value: number, { low, high }: TargetBand, decimals: number): Place {
  const shown = Number(value.toFixed(decimals))
  if (low !== null && shown < low) return 'below'
  return high !== null && shown > high ? 'above' : 'within'
}
