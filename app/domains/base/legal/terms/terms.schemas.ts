import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { Difference } from '../texts/compare.schemas.ts'

export const TermsAcceptance = z.object({
  terms_of_service_id: rowId,
  accept: z.literal(true, { error: 'Marque que você leu e aceita os termos.' }),
})
export type TermsAcceptance = z.infer<typeof TermsAcceptance>

export const AcceptedTerms = z.object({ terms_of_service_id: z.number().int(), accepted_at: z.date() })
export type AcceptedTerms = z.infer<typeof AcceptedTerms>

/** Differences from the version that the user last accepted; null when there is nothing to compare. */
export const TermsChanges = z.object({
  changes: z
    .object({
      from_version: z.string(),
      to_version: z.string(),
      accepted_at: z.date(),
      summary: z.string(),
      blocks: Difference,
    })
    .nullable(),
})
export type TermsChanges = z.infer<typeof TermsChanges>
