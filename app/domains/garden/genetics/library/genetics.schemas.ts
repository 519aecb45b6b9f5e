import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput } from '#shared/pagination.ts'
import { typedText } from '#shared/written.ts'
import { flowerings, seedSexes, shareStates } from './genetic.kinds.ts'

const id = z.number().int()
const weeks = z.number().int().min(1).max(40)

/** Digits are an id, anything else a slug. */
export const GeneticRef = z.object({ id_or_slug: z.string().min(1).max(200) })

export const GeneticInput = z.object({
  name: typedText().min(1).max(120),
  breeder: typedText().max(120).default(''),
  flowering: z.enum(flowerings).default('foto'),
  /** The rest is sativa. */
  indica_percent: z.number().int().min(0).max(100).optional(),
  weeks_from: weeks.optional(),
  weeks_to: weeks.optional(),
  seed_sex: z.enum(seedSexes).optional(),
  /** Entries by name, as a suggestion writes them: 'Haze', or 'Blueberry (DJ Short)'. */
  mother: typedText().max(250).default(''),
  father: typedText().max(250).default(''),
  description: typedText().max(5000).default(''),
})
export type GeneticInput = z.infer<typeof GeneticInput>
export const GeneticCreate = GeneticInput.extend({ idempotency_key: z.uuid().optional() })
export const GeneticChange = GeneticInput.extend({ ...GeneticRef.shape, opened: Opened })
export const GeneticProposal = GeneticRef.extend({ proposed: z.boolean() })
export type GeneticCreate = z.infer<typeof GeneticCreate>
export type GeneticChange = z.infer<typeof GeneticChange>
export type GeneticProposal = z.infer<typeof GeneticProposal>

export const GeneticFilter = PageInput.extend({
  flowering: z.enum(flowerings).optional(),
  seed_sex: z.enum(seedSexes).optional(),
  /** Own entries, or those that the viewer has seeds or clones of. */
  scope: z.enum(['minhas', 'estoque']).optional(),
  order_by: z.enum(['name', 'created_at']).default('name'),
})
export type GeneticFilter = z.infer<typeof GeneticFilter>

export const GeneticCard = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  breeder: z.string(),
  flowering: z.enum(flowerings),
  indica_percent: z.number().int().nullable(),
  weeks_from: z.number().int().nullable(),
  weeks_to: z.number().int().nullable(),
  seed_sex: z.enum(seedSexes).nullable(),
  state: z.enum(shareStates),
  /** What the viewer has of it. */
  own_stock: z.object({ seeds: z.number().int(), clones: z.number().int() }),
})
export type GeneticCard = z.infer<typeof GeneticCard>

/** A relative that the viewer may see. */
export const Relative = z.object({ id, slug: z.string(), name: z.string(), breeder: z.string() })
export type Relative = z.infer<typeof Relative>
export type Ancestor = Relative & { mother: Ancestor | null; father: Ancestor | null }
export const Ancestor: z.ZodType<Ancestor> = Relative.extend({
  get mother() {
    return Ancestor.nullable()
  },
  get father() {
    return Ancestor.nullable()
  },
})
export type Descendant = Relative & { children: Descendant[] }
export const Descendant: z.ZodType<Descendant> = Relative.extend({
  get children() {
    return z.array(Descendant)
  },
})

export const GeneticDetail = GeneticCard.extend({
  description: z.string(),
  /** For its grower alone. */
  declined_why: z.string().nullable(),
  /** Four generations back, and three on. */
  mother: Ancestor.nullable(),
  father: Ancestor.nullable(),
  children: z.array(Descendant),
  can: z.object({ update: z.boolean(), propose: z.boolean(), curate: z.boolean() }),
})
export type GeneticDetail = z.infer<typeof GeneticDetail>

export const SuggestionAsk = z.object({ search: z.string().trim().min(1).max(120) })
/** What a plant's form may write; `note` tells two of one name apart. */
export const GeneticSuggestions = z.object({
  data: z.array(z.object({ id, text: z.string(), note: z.string() })),
})
