/** Which processes a list has. */
export const situations = ['em-andamento', 'terminados', 'todos'] as const
export type Situation = (typeof situations)[number]
