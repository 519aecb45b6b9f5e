import type { Run } from './comparison.schemas.ts'

/**
 * The middle of what at least half of the runs lasted (both, of two), so that something of them is there without a touch,
 * however long one odd run is.
 */
export function dayToOpen(runs: readonly Pick<Run, 'phases'>[]): number {
  const lengths = runs.flatMap(({ phases }) => phases.at(-1)?.to ?? []).sort((one, other) => one - other)
  return Math.round((lengths[Math.floor((lengths.length - 1) / 2)] ?? 0) / 2)
}
