/** What somebody may ask for: what concerns the site and their account, or news of it. */
export const scopes = ['service', 'news'] as const
export type Scope = (typeof scopes)[number]

/** Where an answer was given. */
export const answerPlaces = ['page', 'whatsapp'] as const
