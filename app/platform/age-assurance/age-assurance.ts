export const ageResults = ['adult', 'minor', 'unknown'] as const
export type AgeResult = (typeof ageResults)[number]

/** What is sent to a provider. No image or document is sent or kept. */
export type AgeQuestion = { cpf: string; birth_date: string }

/**
 * Checks whether somebody is 18 or older (Lei 15.211/2025). `check` throws when the provider can't be reached.
 * `provider` is the name shown to the person and stored with the result.
 */
export type AgeAssurance = { provider: string; check: (question: AgeQuestion) => Promise<AgeResult> }
