import { pick } from '#shared/pick.ts'
import type { Cohort } from './cohorts.table.ts'

/** A group as its form has it. */
export const cohortFields = (cohort: Pick<Cohort, 'name' | 'seats' | 'starts_at' | 'ends_at' | 'closes_at'>) => ({
  ...pick(cohort, 'name', 'seats'),
  starts_at: cohort.starts_at.toISOString(),
  ends_at: cohort.ends_at?.toISOString() ?? null,
  closes_at: cohort.closes_at?.toISOString() ?? null,
})
