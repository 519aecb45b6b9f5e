import { z } from 'zod'
import { Evidence } from '#domains/care/evidence/evidence/evidence.schemas.ts'
import { DocumentCard } from '#domains/people/accounts/documents/documents.schemas.ts'

export const ComplianceFolder = z.object({
  documents: z.array(DocumentCard),
  /** The widest limit of the documents valid today; null: none says one. */
  limit: z.number().int().nullable(),
  /** Plants that are alive now, archived ones too. */
  living: z.number().int(),
  records: z.array(Evidence),
})
export type ComplianceFolder = z.infer<typeof ComplianceFolder>
