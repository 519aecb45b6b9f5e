import { formatNumber } from '#shared/numbers.ts'

type Line = { key: string; label: string; unit: string; decimals: number }

/** Values that only show how a line looks. */
const samples: Record<string, number> = {
  temperature: 24.6,
  humidity: 61.2,
  vpd: 1.14,
  co2: 820,
  soil_moisture: 43,
  ppfd: 650,
  leaf_temperature: 23.1,
}
const SAMPLE = 60
const [WIDTH, LINE, PAD] = [160, 15, 8]

/** The robot's small display, drawn: light signs on a dark glass, with example values. */
export function ScreenPreview({ name, lines }: { name: string; lines: Line[] }) {
  const height = PAD * 2 + LINE * (lines.length + 1)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={`Tela ${name}: ${lines.map(({ label }) => label).join(', ')}`}
      className="w-full max-w-60 rounded-field"
      style={{ background: '#10181a', fontFamily: 'ui-monospace, monospace' }}
    >
      <text x={PAD} y={PAD + 9} fontSize="9" fill="#f2c14e">
        {name.toUpperCase()}
      </text>
      <line x1={PAD} x2={WIDTH - PAD} y1={PAD + 13} y2={PAD + 13} stroke="#f2c14e" strokeWidth="0.6" />
      {lines.map(({ key, label, unit, decimals }, row) => (
        <g key={key} fontSize="9.5" fill="#e8f1ea">
          <text x={PAD} y={PAD + LINE * (row + 1) + 10}>
            {label.length > 15 ? `${label.slice(0, 14)}…` : label}
          </text>
          <text x={WIDTH - PAD} y={PAD + LINE * (row + 1) + 10} textAnchor="end">
            {formatNumber(samples[key] ?? SAMPLE, decimals, decimals)}
            {unit.length < 5 && ` ${unit}`}
          </text>
        </g>
      ))}
    </svg>
  )
}
