import { randomUUID } from 'node:crypto'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { aStore } from '#domains/market/stores/stores.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import { course_events, event_places } from './events/events.table.ts'
import { event_types } from './types/event-types.table.ts'

const unique = () => randomUUID().slice(0, 8)

export async function anEventType(ctx: Context, fields: Partial<typeof event_types.$inferInsert> = {}) {
  const slug = `tipo-${unique()}`
  return one(
    await ctx.db
      .insert(event_types)
      .values({ slug, name: 'Aula ao vivo', ...fields })
      .returning(),
  )
}

/** A published course of a new store, taught by somebody with the role. */
export async function aTaughtCourse(ctx: Context, fields: Partial<typeof courses.$inferInsert> = {}) {
  const teacher = fields.teacher_id ? { id: fields.teacher_id } : await aUser(ctx, { roles: ['professor'] })
  const { store, owner } = await aStore(ctx)
  const course = one(
    await ctx.db
      .insert(courses)
      .values({
        ...{ slug: `curso-${unique()}`, title: 'Solo vivo', summary: 'Do substrato à colheita.', level: 'iniciante' },
        ...{ access: 'pago', about: { type: 'doc', content: [] }, state: 'publicado', published_at: ctx.now() },
        ...{ store_id: store.id, created_by: owner.id, ...fields, teacher_id: teacher.id },
      })
      .returning(),
  )
  return { course, teacher, store, owner }
}

/** A published event of two hours, three days from now, for all. */
export async function anEvent(ctx: Context, fields: Partial<typeof course_events.$inferInsert> = {}) {
  const teacher_id = fields.teacher_id ?? (await aUser(ctx, { roles: ['professor'] })).id
  const starts_at = fields.starts_at ?? new Date(ctx.now().getTime() + 3 * DAY)
  return one(
    await ctx.db
      .insert(course_events)
      .values({
        ...{ slug: `evento-${unique()}`, title: 'Tira-dúvidas de solo', state: 'publicado' },
        type_id: fields.type_id ?? (await anEventType(ctx)).id,
        ends_at: new Date(starts_at.getTime() + 2 * HOUR),
        created_at: ctx.now(),
        ...fields,
        ...{ teacher_id, starts_at },
      })
      .returning(),
  )
}

export async function aPlace(
  ctx: Context,
  fields: Omit<typeof event_places.$inferInsert, 'state'> & { state?: 'vai' },
) {
  return one(
    await ctx.db
      .insert(event_places)
      .values({ state: 'vai', created_at: ctx.now(), ...fields })
      .returning(),
  )
}

function one<T>(rows: T[]): T {
  const [row] = rows
  if (!row) throw new Error('insert returned no row')
  return row
}
