import type { Context } from '#platform/context.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import { course_events, event_places } from './events/events.table.ts'
import { event_types } from './types/event-types.table.ts'

/** The types that a new site begins with; the team changes them. */
export async function seedEventTypes(tx: Context): Promise<Map<string, number>> {
  await tx.db
    .insert(event_types)
    .values([
      { slug: 'aula-ao-vivo', name: 'Aula ao vivo', order: 1 },
      { slug: 'tira-duvidas', name: 'Tira-dúvidas', order: 2 },
      { slug: 'oficina', name: 'Oficina', order: 3 },
      { slug: 'encontro', name: 'Encontro presencial', order: 4 },
    ])
    .onConflictDoNothing()
  const rows = await tx.db.select({ id: event_types.id, slug: event_types.slug }).from(event_types)
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

type Options = {
  teacher_id: number
  /** A course that they teach, for what is for its pupils. */
  course_id: number
  /** Who takes places, pupils of the course, in this order: the last ones of them wait where seats are few. */
  pupils: number[]
}

/** A teacher's agenda: what is ahead, full, for pupils, a draft, called off and over. */
export async function seedDemoEvents(tx: Context, { teacher_id, course_id, pupils }: Options) {
  const types = await seedEventTypes(tx)
  /** At seven in the evening of São Paulo, so many days from now. */
  const evening = (days: number) => {
    const day = new Date(tx.now().getTime() + days * DAY)
    day.setUTCHours(22, 0, 0, 0)
    return day
  }
  const event = (days: number, type: string, hours: number) => ({
    ...{ teacher_id, type_id: types.get(type) ?? 0, starts_at: evening(days) },
    ends_at: new Date(evening(days).getTime() + hours * HOUR),
    created_at: new Date(tx.now().getTime() - 40 * DAY),
  })
  const rows = await tx.db
    .insert(course_events)
    .values([
      {
        ...{ ...event(5, 'tira-duvidas', 1.5), slug: 'tira-duvidas-da-floracao', title: 'Tira-dúvidas da floração' },
        text: 'Traga fotos das suas plantas. Começamos pelas perguntas que chegarem antes.',
        ...{ link: 'https://meet.example.com/floracao', state: 'publicado', capacity: 6 },
      },
      {
        ...{ ...event(12, 'aula-ao-vivo', 2), slug: 'aula-ao-vivo-de-secagem', title: 'Secagem e cura, ao vivo' },
        text: 'Do corte ao pote: umidade, tempo e os sinais de que passou do ponto.',
        ...{ link: 'https://meet.example.com/secagem', state: 'publicado', course_id, audience: 'alunos' },
      },
      {
        ...{ ...event(26, 'encontro', 4), slug: 'encontro-da-turma', title: 'Encontro da turma' },
        ...{
          text: 'Uma tarde para comparar cadernos: o que cada um mediu, e o que mudou por causa disso.',
          place: 'Praça da Liberdade, Belo Horizonte, perto do coreto',
        },
        ...{ state: 'publicado', course_id },
      },
      { ...event(33, 'oficina', 3), slug: 'oficina-de-composto', title: 'Oficina de composto', state: 'rascunho' },
      {
        ...{ ...event(8, 'tira-duvidas', 1), slug: 'plantao-de-pragas', title: 'Plantão de pragas' },
        state: 'cancelado',
      },
      {
        ...{ ...event(-20, 'aula-ao-vivo', 2), slug: 'aula-aberta-de-substrato', title: 'Aula aberta de substrato' },
        ...{ text: 'A primeira aula do curso, aberta a todos.', state: 'publicado', course_id },
      },
    ])
    .returning()
  const places = rows.flatMap(({ id, state, capacity }) =>
    state === 'rascunho'
      ? []
      : pupils.slice(0, 9).map((user_id, at) => ({
          ...{ event_id: id, user_id, created_at: new Date(tx.now().getTime() - (20 - at) * DAY) },
          state: capacity !== null && at >= capacity ? ('fila' as const) : ('vai' as const),
        })),
  )
  if (places.length) await tx.db.insert(event_places).values(places)
}
