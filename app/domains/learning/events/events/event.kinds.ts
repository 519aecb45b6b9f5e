export const eventStates = ['rascunho', 'publicado', 'cancelado'] as const
export type EventState = (typeof eventStates)[number]

/** Who may come: anybody with an account, or the pupils of its course alone. */
export const eventAudiences = ['todos', 'alunos'] as const
export type EventAudience = (typeof eventAudiences)[number]

export const placeStates = ['vai', 'fila', 'cancelou'] as const
export type PlaceState = (typeof placeStates)[number]
