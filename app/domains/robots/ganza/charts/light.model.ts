import type { ModeProgram, TargetBand } from '#domains/robots/control/modes/mode-program.schemas.ts'
import { DAY, MINUTE } from '#shared/durations.ts'

/** São Paulo has no summer time since 2019, and no robot is older. */
const SAO_PAULO = 3 * 60 * MINUTE
/** Days and nights of more than so many days would be stripes. */
const MOST_DAYS = 45

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

/** Nights of the modes that ran, and the bands that they aimed at for a sensor; none over a time too long to tell them apart. */
export function aimedAt(runs: ModeRun[], key: string | null): { nights: Span[]; bands: (Span & TargetBand)[] } {
  const [first, last] = [runs[0], runs.at(-1)]
  if (!first || !last || last.to - first.from > MOST_DAYS * DAY) return { nights: [], bands: [] }
  const spans = runs.flatMap((run) => lightSpans(run).map((span) => ({ ...span, run })))
  return {
    // A mode without any day would be one night: nothing to tell apart.
    nights: spans.filter(({ is_day, run }) => !is_day && run.program.day).map(({ from, to }) => ({ from, to })),
    bands: spans.flatMap(({ from, to, is_day, run }) => {
      const target = key === null ? undefined : run.program.targets[key]
      const band = target && (is_day ? target.day : target.night)
      return band && (band.low !== null || band.high !== null) ? [{ from, to, ...band }] : []
    }),
  }
}
