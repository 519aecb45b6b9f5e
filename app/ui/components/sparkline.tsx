import { Band } from '../chart/band.tsx'
import { Line } from '../chart/line.tsx'
import { Plot } from '../chart/plot.tsx'
import { extentOf, widened } from '../chart/scale.ts'
import { drawnSpan } from './sparkline-span.ts'

type Props = {
  /** Equally spaced; null is a gap. */
  values: (number | null)[]
  /** Text alternative: 'Temperatura nas últimas 24 horas, de 21 a 26 °C'. */
  label: string
  /** Target range behind the line. */
  band?: { from: number; to: number }
  /** What the height stands for at least, so that a small step looks small. */
  least?: number
}

/** A line chart without axes, in the text colour: from where data begin to where they end. */
export function Sparkline({ values, label, band, least = 0 }: Props) {
  const shown = drawnSpan(values)
  const extent = extentOf(band ? [...shown, band.from, band.to] : shown)
  return (
    <Plot
      label={label}
      x={[0, shown.length - 1]}
      y={extent ? widened(extent, least) : undefined}
      inset={5}
      className="h-10"
    >
      {band && <Band y={[band.from, band.to]} />}
      <Line points={shown.map((value, i) => [i, value])} width={2} />
    </Plot>
  )
}
