import type { ModeProgram, TargetBand } from '#domains/robots/control/modes/mode-program.schemas.ts'
import { DAY, MINUTE } from '#shared/durations.ts'

/** São Paulo has no summer time since 2019, and no robot is older. */
const SAO_PAULO = 3 * 60 * MINUTE
type Span = { from: number; to: number }
export type ModeRun = Span & { program: Pick<ModeProgram, 'day' | 'targets'> }

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** Days and nights of a program in a time, in order. */
export function lightSpans({ from, to, program: { day } }: ModeRun): (Span & { is_day: boolean })[] {
  if (!day) return [{ from, to, is_day: false }]
  const [begin, end] = [minutesOf(day.from), minutesOf(day.to)]
  const length = ((end - begin + 1440) % 1440 || 1440) * MINUTE
  const spans: (Span & { is_day: boolean })[] = []
  const first = Math.floor((from - SAO_PAULO) / DAY) * DAY + SAO_PAULO - DAY
  for (let midnight = first; midnight < to; midnight += DAY) {
    const sunrise = midnight + begin * MINUTE
    spans.push({ from: sunrise, to: sunrise + length, is_day: true })
    if (length < DAY) spans.push({ from: sunrise + length, to: sunrise + DAY, is_day: false })
  }
  return spans
    .map((span) => ({ ...span, from: Math.max(span.from, from), to: Math.min(span.to, to) }))
    .filter((span) => span.to > span.from)
}

/**
 * Nights of the modes that ran, and the bands that they aimed at for a sensor. Where a point is a day or more, days and
 * nights would be stripes: there both bands go through.
 */
export function aimedAt(
  runs: ModeRun[],
  key: string | null,
  byDay: boolean,
): { nights: Span[]; bands: (Span & TargetBand)[] } {
  const spans = runs.flatMap((run) =>
    byDay ? through(run) : lightSpans(run).map((span) => ({ ...span, program: run.program })),
  )
  return {
    // A mode without any day would be one night: nothing to tell apart.
    nights: byDay
      ? []
      : spans.filter(({ is_day, program }) => !is_day && program.day).map(({ from, to }) => ({ from, to })),
    bands: spans.flatMap(({ from, to, is_day, program }) => {
      const target = key === null ? undefined : program.targets[key]
      const band = target && (is_day ? target.day : target.night)
      return band && (band.low !== null || band.high !== null) ? [{ from, to, ...band }] : []
    }),
  }
}

const through = (run: ModeRun) => (run.program.day ? [true, false] : [false]).map((is_day) => ({ ...run, is_day }))
