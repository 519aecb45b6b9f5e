import { formatDay, onDay } from '#shared/dates.ts'
import { formatPercent } from '#shared/numbers.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'

const MOST_DAYS = 31

/** How much of each day has data. */
export const Coverage = ({ days }: { days: { day: string; share: number }[] }) => (
  <Disclosure title="Tempo com dados, por dia" icon="activity">
    <ul className="space-y-2 px-5 pb-5">
      {days.slice(0, MOST_DAYS).map(({ day, share }) => (
        <li key={day} className="flex items-center gap-3 text-sm">
          <span className="w-32 shrink-0">{formatDay(day)}</span>
          <progress
            className="progress w-full"
            value={share}
            max={1}
            aria-label={`Tempo com dados ${onDay(formatDay(day))}`}
          />
          <span className="figures w-16 shrink-0 text-right">{formatPercent(floored(share))}</span>
        </li>
      ))}
    </ul>
  </Disclosure>
)

/** A day with a hole is not 100 %. */
const floored = (share: number) => Math.floor(share * 100) / 100
