import type { Context } from '#platform/context.ts'
import { activity_types, type OwnActivityType } from './activity-types.table.ts'

/** A user's own activity: pH required, EC optional. */
export async function anActivity(
  { db }: Context,
  values: { created_by: number } & Partial<typeof activity_types.$inferInsert>,
): Promise<OwnActivityType> {
  const [made] = await db
    .insert(activity_types)
    .values({
      name: 'Chá de composto',
      metrics: [
        { metric: 'ph', required: true },
        { metric: 'ec', required: false },
      ],
      ...values,
    })
    .returning()
  if (!made) throw new Error('insert returned no row')
  return made
}
