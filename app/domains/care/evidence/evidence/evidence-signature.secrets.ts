import { signerOf } from '#platform/signer.ts'

/** Signs the hash of a document of evidence. */
export const evidenceSigner = signerOf('process-evidence')
