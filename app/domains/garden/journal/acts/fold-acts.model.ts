import type { UpdateCard } from '../updates/updates.schemas.ts'

type Folded = { update: UpdateCard; plants: NonNullable<UpdateCard['plant']>[] }

/**
 * Folds the rows of one act on several plants into one, with its plants; a row with different values or a correction
 * stands alone.
 */
export function foldActs(updates: UpdateCard[]): Folded[] {
  // A correction of all rows has one timestamp, so these fold again.
  const groups = Map.groupBy(updates, ({ act_key, text, measures, item, doses, happened_at, edited_at }) =>
    JSON.stringify([act_key, text, measures, item, doses, happened_at, edited_at]),
  )
  return [...groups.values()].map((same) => ({
    // The photos of an act are attached to one of its rows.
    update: (same.find(({ photos }) => photos.length) ?? same[0]) as UpdateCard,
    plants: same.flatMap(({ plant }) => plant ?? []),
  }))
}
