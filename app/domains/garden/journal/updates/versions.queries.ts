import { and, desc, eq, sql } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { dosesOf } from '../measures/doses.queries.ts'
import { measuresAsTyped } from '../measures/typed-measures.model.ts'
import type { UpdateVersionShown } from './updates.schemas.ts'
import { type Update, type UpdateVersion, update_versions } from './updates.table.ts'

/** The current content of an update, as a version row. */
export const versionOf = async (tx: Context, update: Update): Promise<UpdateVersion> => ({
  text: update.text,
  measures: update.measures,
  happened_at: update.happened_at.toISOString(),
  catalogue_item_id: update.catalogue_item_id,
  doses: await dosesOf(tx, update.id),
})

/** Earlier versions of an update, newest first. */
export async function listVersions(ctx: Context, update_id: number): Promise<UpdateVersionShown[]> {
  const item = and(sql`${catalogue_items.id} = (${update_versions.before}->>'catalogue_item_id')::int`)
  const rows = await ctx.db
    .select({
      id: update_versions.id,
      edited_at: update_versions.edited_at,
      edited_by: users.nickname,
      before: update_versions.before,
      item_id: catalogue_items.id,
      item_name: catalogue_items.name,
    })
    .from(update_versions)
    .innerJoin(users, eq(users.id, update_versions.edited_by))
    .leftJoin(catalogue_items, item)
    .where(eq(update_versions.update_id, update_id))
    .orderBy(desc(update_versions.id))
  return rows.map(({ before, item_id, item_name, ...row }) => {
    const { text, measures, doses, happened_at } = before
    return {
      ...row,
      text,
      measures: measuresAsTyped(measures),
      doses,
      happened_at: new Date(happened_at),
      item: item_id ? { id: item_id, name: item_name as string } : null,
    }
  })
}
