import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput } from '#shared/pagination.ts'
import { Sure } from '#shared/sure.ts'
import { typedText } from '#shared/written.ts'
import { GeneticCard, GeneticRef } from '../library/genetics.schemas.ts'

/** What waits for staff, or what is shared. */
export const CurationFilter = PageInput.extend({ state: z.enum(['proposta', 'compartilhada']).default('proposta') })
export type CurationFilter = z.infer<typeof CurationFilter>
export const CuratedGenetic = GeneticCard.omit({ own_stock: true }).extend({
  proposed_at: z.date().nullable(),
  nickname: z.string(),
  plants: z.number().int(),
  /** Shared entries of the same or a similar name. */
  alike: z.array(z.object({ id: z.number().int(), slug: z.string(), name: z.string(), breeder: z.string() })),
})
export type CuratedGenetic = z.infer<typeof CuratedGenetic>

export const GeneticDecision = GeneticRef.extend({
  share: z.boolean(),
  why: typedText().max(500).default(''),
  /** The entry as it was read: one that its grower changed since is read again. */
  opened: Opened,
})
export type GeneticDecision = z.infer<typeof GeneticDecision>

export const GeneticMerge = GeneticRef.extend({
  /** Another shared entry by name, as a suggestion writes it. */
  into: typedText().min(1).max(250),
  /** What moves was read. */
  sure: Sure.optional(),
})
export type GeneticMerge = z.infer<typeof GeneticMerge>
