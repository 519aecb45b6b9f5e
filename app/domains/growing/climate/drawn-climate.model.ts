import type { DrawnChart } from '#domains/robots/telemetry/series/chart.view.ts'
import type { ChartRow } from '#domains/robots/telemetry/series/chart-columns.model.ts'
import { gapInWords } from '#domains/robots/telemetry/series/gap.words.ts'
import type { SeriesPoint } from './by-day.model.ts'
import { knownGaps, withGaps } from './chart-gaps.model.ts'
import type { Climate } from './climate.schemas.ts'
import type { ClimateSeries } from './climate-series.kinds.ts'
import { seriesWords } from './components/series.words.ts'
import { type DayMarks, flagsOf } from './marks-by-day.model.ts'
import type { Window } from './span-window.model.ts'
import { spans } from './spans.kinds.ts'

const HALF_DAY = 43_200_000

type Of = {
  climate: Climate
  series: ClimateSeries
  points: SeriesPoint[]
  /** Each day's lowest to highest, where a point is less than a day. */
  days: SeriesPoint[]
  marks: DayMarks[]
  /** What is looked at of the span. */
  window: Window
}

/** One series of a space's air, as the charts of readings are drawn. */
export function drawnClimate({ climate, series, points, days, marks, window }: Of): DrawnChart {
  const { title, unit, digits, colour } = seriesWords[series]
  return {
    ...window,
    unit,
    decimals: digits,
    lines: [{ name: title, colour, rows: rowsOf(points, climate) }],
    gaps: climate.gaps.map(({ from, to, cause }) => ({ from: ms(from), to: ms(to), words: gapInWords(cause) })),
    nights: [],
    bands: (climate.bands[series] ?? []).map(({ from, to, low, high }) => ({ from: ms(from), to: ms(to), low, high })),
    blocks: [...days, ...points.filter(({ going }) => going)].map(({ at, min, max, going }) => ({
      ...{ from: ms(at) - HALF_DAY, to: ms(at) + HALF_DAY, low: min, high: max },
      ...(going && { going }),
    })),
    marks: flagsOf(marks, window),
    odd: [],
  }
}

function rowsOf(points: SeriesPoint[], climate: Climate): ChartRow[] {
  const { daily } = spans[climate.span]
  const part = (of: 'avg' | 'min' | 'max') => points.map((point) => point[of])
  const { at, rows } = withGaps(
    { at: points.map((point) => ms(point.at) / 1000), rows: [part('avg'), part('min'), part('max')] },
    daily ? 2 : 3,
    // A day that has readings is a point, whatever was missing of it.
    daily ? undefined : knownGaps(climate),
  )
  const [means, lows, highs] = rows as [(number | null)[], (number | null)[], (number | null)[]]
  const today = points.find(({ going }) => going)
  return at.map((moment, i) => ({
    ...{ at: moment * 1000, mean: means[i] ?? null, low: lows[i] ?? null, high: highs[i] ?? null },
    ...(today && moment * 1000 === ms(today.at) && { going: true }),
  }))
}

const ms = (moment: Date) => new Date(moment).getTime()
