import { knownGaps, withGaps } from './chart-gaps.model.ts'
import type { Climate, ClimateBand } from './climate.schemas.ts'

/** The air itself, in display order. */
const airSeries = ['temperature', 'humidity', 'vpd'] as const

export type AirView = ReturnType<typeof airView>
export type AirReading = AirView['readings'][number]

/** View model of a space's air: each series with its last value, its line over the span, and the band it is held against. */
export const airView = (climate: Climate) => ({
  span: climate.span,
  from: seconds(climate.from),
  to: seconds(climate.to),
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
        at: new Date(last.at).toISOString(),
        line,
        band: bandAt(climate.bands[series], last.at),
      },
    ]
  }),
})

const seconds = (moment: Date) => Math.round(new Date(moment).getTime() / 1000)

/** The stage's band at the time of a reading. */
function bandAt(bands: ClimateBand[] | undefined, at: Date): ClimateBand | null {
  return bands?.find(({ from, to }) => new Date(from) <= new Date(at) && new Date(at) < new Date(to)) ?? null
}
