import type { CupEdition } from './cup-editions.table.ts'
import { type CupPhase, cupPhases } from './phases.kinds.ts'

/** The beginnings of the phases in their order, and the end of the last. */
export const beginnings = ['entries_at', 'popular_at', 'judges_at', 'final_at', 'best_at', 'prizes_at'] as const
export const bounds = [...beginnings, 'ends_at'] as const
export type Bound = (typeof bounds)[number]
export type Phased = Pick<CupEdition, Bound>

export type PhaseSpan = { slug: CupPhase; start_date: Date; end_date: Date }

/** The phases with both ends inclusive: one ends a millisecond before the next begins. */
export const spansOf = (edition: Phased): PhaseSpan[] =>
  cupPhases.map((slug, index) => ({
    slug,
    start_date: edition[bounds[index] as Bound],
    end_date: new Date(edition[bounds[index + 1] as Bound].getTime() - 1),
  }))

/** The phase that contains this moment; null before the first and after the last. */
export const phaseAt = (edition: Phased, now: Date): CupPhase | null =>
  spansOf(edition).find(({ start_date, end_date }) => start_date <= now && now <= end_date)?.slug ?? null

/** The phase that comes next, with its beginning; null in the last one and after it. */
export const nextPhase = (edition: Phased, now: Date): PhaseSpan | null =>
  spansOf(edition).find(({ start_date }) => start_date > now) ?? null

/** The bounds that do not come after the one before them. */
export const outOfOrder = (edition: Phased): Bound[] =>
  bounds.filter((bound, index) => index > 0 && edition[bound] <= edition[bounds[index - 1] as Bound])

/** All bounds moved so that the first phase begins at this moment; the lengths stay. */
export function movedTo(edition: Phased, start: Date): Phased {
  const by = start.getTime() - edition.entries_at.getTime()
  return Object.fromEntries(bounds.map((bound) => [bound, new Date(edition[bound].getTime() + by)])) as Phased
}
