import type { UpdateCard } from './updates.schemas.ts'

type Folded = { update: UpdateCard; plants: NonNullable<UpdateCard['plant']>[] }

/** One act on many plants is said once, with its plants; a plant on which something was different, or mended, stands alone. */
export function foldActs(updates: UpdateCard[]): Folded[] {
  // What was mended on all at once has one moment of it.
  const said = Map.groupBy(updates, ({ act_key, text, measures, item, doses, happened_at, edited_at }) =>
    JSON.stringify([act_key, text, measures, item, doses, happened_at, edited_at]),
  )
  return [...said.values()].map((same) => ({
    // The photos of an act are kept on one of its plants.
    update: (same.find(({ photos }) => photos.length) ?? same[0]) as UpdateCard,
    plants: same.flatMap(({ plant }) => plant ?? []),
  }))
}
