import { z } from 'zod'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { AffiliateProgramme } from '../programmes/programmes.schemas.ts'
import { affiliationMoves, affiliationStates } from './affiliation.kinds.ts'

const id = z.number().int()
const store = z.string().min(1).max(100)

export const AffiliationApply = z.object({
  programme_id: rowId,
  /** The terms that were on screen: others need another consent. */
  terms_id: rowId,
  message: z.string().trim().max(1000).default(''),
})
export type AffiliationApply = z.infer<typeof AffiliationApply>

export const AffiliationRef = z.object({ id: rowId })
export const AffiliationConsent = AffiliationRef.extend({ terms_id: rowId })
export type AffiliationConsent = z.infer<typeof AffiliationConsent>

const figures = { clicks: id, sales: id, commission: id }

/** One's own affiliation. */
export const OwnAffiliation = z.object({
  id,
  code: z.string(),
  /** The address to pass on. */
  link: z.string(),
  state: z.enum(affiliationStates),
  reason: z.string().nullable(),
  ends_at: z.date().nullable(),
  programme: AffiliateProgramme,
  /** Whether the announced terms were agreed to already. */
  next_accepted: z.boolean(),
  /** Clicks of the last 30 days; sales that were paid, and what they brought. */
  ...figures,
  can: z.object({ leave: z.boolean() }),
})
export type OwnAffiliation = z.infer<typeof OwnAffiliation>
export const OwnAffiliations = z.object({ data: z.array(OwnAffiliation) })

export const AffiliateFilter = PageInput.extend({
  state: z.enum(affiliationStates).optional(),
  order_by: z.enum(['created_at', 'clicks', 'sales', 'commission']).default('created_at'),
})
export const StoreAffiliateFilter = AffiliateFilter.extend({ store })
export type StoreAffiliateFilter = z.infer<typeof StoreAffiliateFilter>

/** An affiliate as their store sees them. */
export const StoreAffiliate = z.object({
  id,
  code: z.string(),
  nickname: z.string(),
  state: z.enum(affiliationStates),
  message: z.string(),
  reason: z.string().nullable(),
  ends_at: z.date().nullable(),
  /** Of one product; none: the whole store. */
  product: z.string().nullable(),
  created_at: z.date(),
  ...figures,
  /** Purchases by their own link, which earn nothing. */
  frauds: id,
  can: z.object({ decide: z.array(z.enum(affiliationMoves)) }),
})
export type StoreAffiliate = z.infer<typeof StoreAffiliate>
export const StoreAffiliatePage = pageOf(StoreAffiliate)

export const AffiliationDecision = z.object({
  store,
  id: rowId,
  move: z.enum(affiliationMoves, { error: 'Escolha o que fazer.' }),
  reason: z.string().trim().max(500).default(''),
})
export type AffiliationDecision = z.infer<typeof AffiliationDecision>
