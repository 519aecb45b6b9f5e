type Props = {
  /** Equally spaced; null is a gap and stays one. */
  values: (number | null)[]
  /** What the line says, in words: 'Temperatura nas últimas 24 horas, de 21 a 26 °C'. */
  label: string
  /** A target band behind the line. */
  band?: { from: number; to: number }
  width?: number
  height?: number
}

/** A line without axes, in the colour of the text around it. */
export function Sparkline({ values, label, band, width = 160, height = 40 }: Props) {
  const known = values.filter((value) => value !== null)
  const low = Math.min(...known, band?.from ?? Number.POSITIVE_INFINITY)
  const high = Math.max(...known, band?.to ?? Number.NEGATIVE_INFINITY)
  const y = (value: number) => 2 + (height - 4) * (1 - (value - low) / (high - low || 1))
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="block h-10 w-full"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {band && (
        <rect
          x={0}
          width={width}
          y={y(band.to)}
          height={y(band.from) - y(band.to)}
          fill="currentColor"
          opacity={0.14}
        />
      )}
      <path
        d={lineOf(values, width, y)}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

function lineOf(values: (number | null)[], width: number, y: (value: number) => number): string {
  const step = width / Math.max(1, values.length - 1)
  return values
    .map((value, index) => {
      if (value === null) return ''
      const startsHere = index === 0 || values[index - 1] === null
      return `${startsHere ? 'M' : 'L'}${(index * step).toFixed(1)} ${y(value).toFixed(1)}`
    })
    .join('')
}
