import { formatNumber } from '#shared/numbers.ts'

type Props = { label: string; bars: { label: string; count: number }[] }

/** The distribution of a scale: a column per step, with its count above. */
export function Columns({ label, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <ol aria-label={label} className="flex h-40 max-w-xl items-end gap-1.5">
      {bars.map((bar) => (
        <li key={bar.label} className="figures flex h-full min-w-0 flex-1 flex-col text-center text-sm">
          <span className="sr-only">Nota {bar.label}: </span>
          <svg
            aria-hidden="true"
            className="min-h-0 w-full flex-1 text-primary"
            preserveAspectRatio="none"
            viewBox="0 0 10 100"
          >
            <rect y={100 - (100 * bar.count) / most} width="10" height={(100 * bar.count) / most} fill="currentColor" />
          </svg>
          <span className="border-t border-edge pt-1 font-medium">{formatNumber(bar.count)}</span>
          <span aria-hidden="true" className="text-muted">
            {bar.label}
          </span>
        </li>
      ))}
    </ol>
  )
}
