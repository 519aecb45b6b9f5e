import type { UpdateCard } from './updates.schemas.ts'

export type ToldUpdate = ReturnType<typeof toldUpdate>

/** What a timeline tells of an update. Whose it is, where it was and its keys need not travel with the page. */
export const toldUpdate = (update: UpdateCard) => {
  const { id, kind, label, text, measures, doses, item, happened_at, edited_at, photos } = update
  return { id, kind, label, text, measures, doses, item, happened_at, edited_at, photos }
}
