import { Band } from '../chart/band.tsx'
import { Line } from '../chart/line.tsx'
import { Plot } from '../chart/plot.tsx'
import { extentOf } from '../chart/scale.ts'

type Props = {
  /** Equally spaced; null is a gap. */
  values: (number | null)[]
  /** Text alternative: 'Temperatura nas últimas 24 horas, de 21 a 26 °C'. */
  label: string
  /** Target range behind the line. */
  band?: { from: number; to: number }
}

/** A line chart without axes, in the text colour. */
export function Sparkline({ values, label, band }: Props) {
  const domain = extentOf(band ? [...values, band.from, band.to] : values) ?? undefined
  return (
    <Plot label={label} x={[0, values.length - 1]} y={domain} inset={5} className="h-10">
      {band && <Band y={[band.from, band.to]} />}
      <Line points={values.map((value, i) => [i, value])} width={2} />
    </Plot>
  )
}
