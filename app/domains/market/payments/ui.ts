import { deferred } from '#ui/deferred.tsx'

export { CodeToCopy } from './charges/components/code-to-copy.tsx'

/** Only where something is paid: other pages never load their code. */
export const OpenConsequences = deferred(
  async () => (await import('./consequences/components/open-consequences.tsx')).OpenConsequences,
)
export const CardFields = deferred(async () => (await import('./cards/components/card-fields.tsx')).CardFields)
