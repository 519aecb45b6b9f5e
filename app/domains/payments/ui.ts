import { deferred } from '#ui/deferred.tsx'

/** Only where something is paid: other pages never load their code. */
export const ChargeStatus = deferred(async () => (await import('./charges/components/charge-status.tsx')).ChargeStatus)
export const OpenConsequences = deferred(
  async () => (await import('./consequences/components/open-consequences.tsx')).OpenConsequences,
)
export const CardFields = deferred(async () => (await import('./cards/components/card-fields.tsx')).CardFields)
