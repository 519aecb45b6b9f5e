export const courseStates = ['rascunho', 'publicado', 'retirado'] as const
export type CourseState = (typeof courseStates)[number]

export const courseLevels = ['iniciante', 'intermediario', 'avancado'] as const
export type CourseLevel = (typeof courseLevels)[number]

/** How one comes in: by oneself, by buying what opens it, or only by its teacher's hand. */
export const courseAccesses = ['gratuito', 'pago', 'convite'] as const
export type CourseAccess = (typeof courseAccesses)[number]
