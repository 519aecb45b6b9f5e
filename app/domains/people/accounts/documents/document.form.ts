import { pick } from '#shared/pick.ts'
import type { DocumentCard } from './documents.schemas.ts'

/** A document as its form sends it. */
export const documentFields = (document: DocumentCard) => ({
  ...pick(document, 'kind', 'number', 'issuer', 'plant_limit', 'issued_on', 'expires_on', 'note'),
  file_id: document.file?.id ?? null,
})
