import { formatTyped } from '#shared/numbers.ts'
import { Chart } from '#ui/chart/chart.tsx'
import { Dots } from '#ui/chart/dots.tsx'
import { Line } from '#ui/chart/line.tsx'
import type { Point } from '#ui/chart/points.ts'
import { niceDomain } from '#ui/chart/scale.ts'
import type { JarReading } from '../jars.schemas.ts'

/** Humidity in the jar over time; the list beside has the same values. */
export function HumidityChart({ readings }: { readings: JarReading[] }) {
  const [first] = readings
  const last = readings.at(-1)
  if (!first || !last || readings.length < 2) return null
  const values = readings.map(({ humidity }) => humidity)
  const points = readings.map(({ at, humidity }): Point => [at, humidity])
  return (
    <Chart
      title="Umidade no pote"
      description={inWords(values)}
      x={[first.at, last.at]}
      y={niceDomain(values, { step: 5, margin: 1, within: [0, 100] })}
      unit="%"
      className="h-40 text-sensor-humidity sm:h-48"
    >
      <Line points={points} />
      <Dots points={points} size={8} />
    </Chart>
  )
}

function inWords(values: number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((one) => formatTyped(one, '%'))
  return `de ${least} a ${most}, agora ${formatTyped(values.at(-1) ?? 0, '%')}.`
}
