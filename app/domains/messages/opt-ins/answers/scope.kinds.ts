/** What somebody may ask for: what concerns the site and their account, or news of it. */
export const scopes = ['service', 'news'] as const
export type Scope = (typeof scopes)[number]

/** Where an answer was given; 'number': by nobody, the number is another account's now. */
export const answerPlaces = ['page', 'whatsapp', 'number'] as const
export type AnswerPlace = (typeof answerPlaces)[number]
