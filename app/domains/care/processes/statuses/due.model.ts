import { dayKey } from '#shared/dates.ts'
import { addWorkingDays } from '#shared/working-days.ts'

/** The last day of a status that began at a moment: working days after it. Null where nobody counts, or nothing follows. */
export const dueOn = ({ days, closes }: { days: number; closes: boolean }, since: Date): string | null =>
  closes || days === 0 ? null : addWorkingDays(dayKey(since), days)
