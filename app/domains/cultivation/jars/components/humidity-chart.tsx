import { formatDay } from '#shared/dates.ts'
import { formatMeasure } from '#shared/numbers.ts'
import type { JarReading } from '../jars.schemas.ts'

const STEP = 5

/** Humidity in the jar over time. Drawn on the server: it needs no scripts; the list below has the same numbers. */
export function HumidityChart({ readings }: { readings: JarReading[] }) {
  const [first] = readings
  const last = readings.at(-1)
  if (!first || !last || readings.length < 2) return null
  const { bottom, top } = scaleOf(readings)
  const [from, until] = [new Date(first.at).getTime(), new Date(last.at).getTime()]
  const x = (at: Date) => ((new Date(at).getTime() - from) / (until - from || 1)) * 100
  const y = (humidity: number) => ((top - humidity) / (top - bottom)) * 100
  const points = readings.map(({ at, humidity }) => `${x(at).toFixed(2)} ${y(humidity).toFixed(2)}`)
  return (
    <figure className="card figures p-4 text-sm text-muted">
      <div className="relative mt-2 mr-1 ml-12 h-40 sm:h-48">
        {[top, (top + bottom) / 2, bottom].map((humidity) => (
          <span
            key={humidity}
            className="absolute inset-x-0 border-t border-base-300"
            style={{ top: `${y(humidity)}%` }}
            aria-hidden="true"
          >
            <span className="absolute right-full mr-2 -translate-y-1/2 whitespace-nowrap">
              {formatMeasure(humidity, '%', 1)}
            </span>
          </span>
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible stroke-sensor-humidity *:[vector-effect:non-scaling-stroke]"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth={2.5}
          role="img"
          aria-label={inWords(readings)}
        >
          <path d={`M${points.join('L')}`} />
          <path d={points.map((point) => `M${point}h0`).join('')} strokeWidth={8} />
        </svg>
      </div>
      <figcaption className="mt-2 ml-12 flex justify-between gap-3">
        <span>{formatDay(first.at)}</span>
        <span className="text-right">{formatDay(last.at)}</span>
      </figcaption>
    </figure>
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
