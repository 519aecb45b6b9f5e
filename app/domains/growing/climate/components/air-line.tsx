import { ownInWords } from '#domains/garden/calculators/term.words.ts'
import { now } from '#shared/clock.ts'
import { dayKey, formatDayTime, formatTime } from '#shared/dates.ts'
import { Band } from '#ui/chart/band.tsx'
import { Dots } from '#ui/chart/dots.tsx'
import { Line } from '#ui/chart/line.tsx'
import { Plot } from '#ui/chart/plot.tsx'
import { extentOf } from '#ui/chart/scale.ts'
import { Help } from '#ui/components/help.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import type { AirReading, AirView } from '../air.view.ts'
import { spans } from '../spans.kinds.ts'
import { ownVpd } from '../vpd-place.words.ts'
import { readingInWords, readingNumber, seriesWords } from './series.words.ts'

type Props = { reading: AirReading; air: Pick<AirView, 'span' | 'from' | 'to'> }

/** One series of the air: its last value, when (an old one by its hour), and its line over the span, with the stage's band behind. */
export function AirLine({ reading: { series, value, samples, at, old, line, band }, air }: Props) {
  const { short, text, term } = seriesWords[series]
  const values = line.map(([, one]) => one)
  const domain = extentOf([...values, band?.low ?? null, band?.high ?? null]) ?? undefined
  const last = line.at(-1)
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-1 text-sm text-muted">
        <span className="truncate">{short}</span>
        {term && (
          <Help
            term={term}
            own={old ? null : ownInWords(term, readingInWords(series, value, { samples }), ownVpd(value, band))}
          />
        )}
      </dt>
      <dd
        className={`figures font-display text-lg font-semibold whitespace-nowrap sm:text-2xl ${old ? 'text-muted' : text}`}
      >
        {readingInWords(series, value, { samples })}
      </dd>
      <dd className="text-[0.8125rem] text-muted">{old ? `última leitura ${hourOf(at)}` : <RelativeTime at={at} />}</dd>
      <dd className={`mt-2 ${text}`}>
        <Plot label={inWords(series, values, air.span)} x={[air.from, air.to]} y={domain} inset={8} className="h-10">
          {band && domain && <Band y={[band.low ?? domain[0], band.high ?? domain[1]]} />}
          <Line points={line} width={2} />
          {last && <Dots points={[last]} size={7} />}
        </Plot>
      </dd>
    </div>
  )
}

const hourOf = (at: string) => (dayKey(at) === dayKey(now()) ? `às ${formatTime(at)}` : formatDayTime(at))

/** 'Umidade na última semana: de 55 a 70 %'. */
function inWords(series: AirReading['series'], values: (number | null)[], span: AirView['span']) {
  const { title } = seriesWords[series]
  const [low, high] = extentOf(values) ?? [0, 0]
  const range = low === high ? '' : `de ${readingNumber(series, low)} a `
  return `${title} ${spans[span].last}: ${range}${readingInWords(series, high)}`
}
