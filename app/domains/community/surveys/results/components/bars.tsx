import { formatNumber, formatPercent } from '#shared/numbers.ts'

type Props = { label: string; bars: { label: string; count: number }[]; answered: number }

/** How often each answer was given: a bar, a count and a share each, also for screen readers. */
export const Bars = ({ label, bars, answered }: Props) => (
  <ul aria-label={label} className="space-y-3">
    {bars.map((bar) => (
      <li key={bar.label} className="space-y-1">
        <p className="flex justify-between gap-4 text-[0.9375rem]">
          <span className="min-w-0 wrap-anywhere">{bar.label}</span>
          <span className="figures shrink-0 text-muted">
            {formatNumber(bar.count)} · {formatPercent(answered ? bar.count / answered : 0)}
          </span>
        </p>
        <svg aria-hidden="true" className="h-2.5 w-full text-primary" preserveAspectRatio="none" viewBox="0 0 100 10">
          <rect width="100" height="10" rx="2" fill="currentColor" opacity="0.15" />
          <rect width={answered ? (100 * bar.count) / answered : 0} height="10" rx="2" fill="currentColor" />
        </svg>
      </li>
    ))}
  </ul>
)
