export const ageResults = ['adult', 'minor', 'unknown'] as const
export type AgeResult = (typeof ageResults)[number]

/** What a provider is told to answer by. No image and no document is sent, nor kept. */
export type AgeQuestion = { cpf: string; birth_date: string }

/**
 * A provider that says whether somebody is 18 or older (Lei 15.211/2025). Throws when it can't be asked. `provider` is
 * the name that the person reads and that is kept beside the result.
 */
export type AgeAssurance = { provider: string; check: (question: AgeQuestion) => Promise<AgeResult> }
