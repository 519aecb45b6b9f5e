/** What earns points. Each is found again from what people did (`deeds.queries.ts`), so that the same deed is known as the same. */
export const causes = ['cuidado', 'medicao', 'foto', 'colheita', 'resposta-util', 'aula', 'curso', 'blog'] as const
export type Cause = (typeof causes)[number]

/** The kind of thing that a deed is known by, with its id: once a person and thing. */
export const sourceOf = {
  /** A day of somebody's, as the number 20261121. */
  cuidado: 'care_day',
  medicao: 'update',
  foto: 'update',
  colheita: 'plant',
  'resposta-util': 'comment',
  aula: 'lesson',
  curso: 'enrolment',
  blog: 'blog_post',
} as const satisfies Record<Cause, string>

export type Source = (typeof sourceOf)[Cause]
