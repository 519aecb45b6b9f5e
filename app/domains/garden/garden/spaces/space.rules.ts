import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { spaces } from './spaces.table.ts'

/** Throws beside the field unless the space belongs to the plant's owner, without revealing that it exists. */
export async function demandSpace({ db }: Context, space_id: number | undefined, created_by: number) {
  if (!space_id) return
  const own = and(eq(spaces.id, space_id), eq(spaces.created_by, created_by), isNull(spaces.deleted_at))
  const [space] = await db.select({ id: spaces.id }).from(spaces).where(own).for('share')
  if (!space) throw invalidField('space_id', 'Escolha um dos seus espaços.')
}
