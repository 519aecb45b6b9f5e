/** Of who consented to news by mail: all, or who follows somebody that signs the post. */
export const segments = ['todos', 'seguidores'] as const
export type Segment = (typeof segments)[number]
