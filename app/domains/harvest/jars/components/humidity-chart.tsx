import { formatMeasure } from '#shared/numbers.ts'
import { dotsAt, LineFigure, lineThrough } from '#ui/components/line-figure.tsx'
import type { JarReading } from '../jars.schemas.ts'

const STEP = 5

/** Humidity in the jar over time. Drawn on the server: it needs no scripts; the list below has the same numbers. */
export function HumidityChart({ readings }: { readings: JarReading[] }) {
  const [first] = readings
  const last = readings.at(-1)
  if (!first || !last || readings.length < 2) return null
  const { bottom, top } = scaleOf(readings)
  const [from, until] = [new Date(first.at), new Date(last.at)]
  const span = until.getTime() - from.getTime() || 1
  const y = (humidity: number) => ((top - humidity) / (top - bottom)) * 100
  const spots = readings.map(({ at, humidity }): [number, number] => [
    ((new Date(at).getTime() - from.getTime()) / span) * 100,
    y(humidity),
  ])
  const ticks = [top, (top + bottom) / 2, bottom]
  return (
    <LineFigure
      label={inWords(readings)}
      ticks={ticks.map((humidity) => ({ y: y(humidity), text: formatMeasure(humidity, '%', 1) }))}
      from={from}
      until={until}
      className="h-40 sm:h-48"
    >
      <path d={lineThrough(spots)} />
      <path d={dotsAt(spots)} strokeWidth={8} />
    </LineFigure>
  )
}

/** Whole steps around all readings, with air above and below, within what humidity can be. */
export function scaleOf(readings: Pick<JarReading, 'humidity'>[]) {
  const values = readings.map(({ humidity }) => humidity)
  const bottom = Math.max(0, Math.floor((Math.min(...values) - 1) / STEP) * STEP)
  const top = Math.min(100, Math.ceil((Math.max(...values) + 1) / STEP) * STEP)
  return { bottom, top }
}

function inWords(readings: JarReading[]) {
  const values = readings.map(({ humidity }) => humidity)
  const [least, most] = [Math.min(...values), Math.max(...values)].map((one) => formatMeasure(one, '%'))
  return `Umidade no pote: de ${least} a ${most}, agora ${formatMeasure(values.at(-1) ?? 0, '%')}.`
}
