import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { closed_stuff_types } from '../stuff-types.table.ts'

/** Throws unless the type accepts new items. */
export async function demandOpenType({ db }: Context, stuff_type_id: number) {
  const [closed] = await db.select().from(closed_stuff_types).where(eq(closed_stuff_types.stuff_type_id, stuff_type_id))
  if (closed) throw invalidField('stuff_type_id', 'No momento não dá para adicionar equipamentos deste tipo.')
}
