import { now as drawn } from '#shared/clock.ts'
import { daysBetween } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Stat, Stats } from '#ui/components/stat.tsx'
import type { Care } from '../care.schemas.ts'

/** 'hoje', 'há 1 dia', 'há 12 dias'; 'nunca' when there was none: unknown is not 0. */
export function careWords(at: Date | string | null, now = drawn()) {
  if (at === null) return 'nunca'
  const days = Math.max(0, daysBetween(at, now))
  return days === 0 ? 'hoje' : `há ${plural(days, 'dia', 'dias')}`
}

/** Days since a plant's last watering and feeding. */
export const CareStats = ({ care }: { care: Care }) => (
  <Stats>
    <Stat label="Última rega" icon="droplets" value={<Days at={care.watered_at} />} />
    <Stat label="Última alimentação" icon="flask-conical" value={<Days at={care.fed_at} />} />
  </Stats>
)

/** Computed from the time of rendering: a cached visitor page may be from yesterday. */
export const Days = ({ at }: { at: Date | string | null }) => <span>{careWords(at)}</span>
