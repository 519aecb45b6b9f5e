/** What somebody may ask for: what concerns the site and their account, or news of it. */
export const scopes = ['service', 'news'] as const
export type Scope = (typeof scopes)[number]

/** Where an answer was given; by nobody: 'number', it is another account's now, and 'address', it was taken away or replaced. */
export const answerPlaces = ['page', 'whatsapp', 'number', 'address'] as const
export type AnswerPlace = (typeof answerPlaces)[number]
