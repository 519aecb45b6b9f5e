import { MINUTE } from '#shared/durations.ts'
import { knownGaps, withGaps } from './chart-gaps.model.ts'
import type { Climate, ClimateBand } from './climate.schemas.ts'
import { spans } from './spans.kinds.ts'

/** The air itself, in display order. */
const airSeries = ['temperature', 'humidity', 'vpd'] as const

export type AirView = ReturnType<typeof airView>
export type AirReading = AirView['readings'][number]

/** View model of a space's air: each series with its last value, its line over the span, and the band it is held against. */
export const airView = (climate: Climate) => ({
  span: climate.span,
  from: seconds(climate.from),
  to: seconds(climate.to),
  silent: climate.last_known?.robot ?? null,
  readings: airSeries.flatMap((series) => {
    const points = climate.points.filter((point) => point[series])
    const last = points.at(-1)
    const value = last?.[series]?.avg
    if (!last || value === undefined) return []
    const values = points.map((point) => point[series]?.avg ?? null)
    const { at, rows } = withGaps(
      { at: points.map((point) => seconds(point.at)), rows: [values] },
      3,
      knownGaps(climate),
    )
    const line = at.map((moment, i): [number, number | null] => [moment, rows[0]?.[i] ?? null])
    const { samples } = last
    return [
      {
        series,
        value,
        samples,
        ...whenOf(new Date(last.at), climate),
        line,
        band: bandAt(climate.bands[series], last.at),
      },
    ]
  }),
})

/** When a value was read, and whether the robots have been silent since; what they said last is told by its own hour, not its bin's. */
function whenOf(at: Date, { last_known, span }: Climate) {
  const to = last_known && new Date(last_known.to)
  const old = to !== null && at <= to
  const isLast = old && to.getTime() - at.getTime() < spans[span].bin_minutes * MINUTE
  return { at: (isLast ? to : at).toISOString(), old }
}

const seconds = (moment: Date) => Math.round(new Date(moment).getTime() / 1000)

/** The stage's band at the time of a reading. */
function bandAt(bands: ClimateBand[] | undefined, at: Date): ClimateBand | null {
  return bands?.find(({ from, to }) => new Date(from) <= new Date(at) && new Date(at) < new Date(to)) ?? null
}
