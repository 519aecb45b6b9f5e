import { and, count, desc, eq, sql } from 'drizzle-orm'
import { users } from '#domains/accounts/users/users.table.ts'
import { catalogue_items } from '#domains/catalogue/items/items.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { dosesOf } from './doses.actions.ts'
import type { UpdateVersionShown } from './updates.schemas.ts'
import { type Update, type UpdateVersion, update_versions } from './updates.table.ts'

/** What an update says now, as it is kept when it is mended. */
export const versionOf = async (tx: Context, update: Update): Promise<UpdateVersion> => ({
  text: update.text,
  measures: update.measures,
  happened_at: update.happened_at.toISOString(),
  catalogue_item_id: update.catalogue_item_id,
  doses: await dosesOf(tx, update.id),
})

export const keepVersion = (tx: Context, update_id: number, before: UpdateVersion) =>
  tx.db.insert(update_versions).values({ update_id, edited_by: signedIn(tx).id, edited_at: tx.now(), before })

/** Somebody mended it since the person opened it: 409, nothing is overwritten. */
export async function refuseStale(tx: Context, update_id: number, seen: number | undefined) {
  if (seen === undefined) return
  const [row] = await tx.db
    .select({ versions: count() })
    .from(update_versions)
    .where(eq(update_versions.update_id, update_id))
  if (row?.versions !== seen)
    throw new AppError('conflict', 'Esta atualização mudou enquanto você editava. Abra de novo e confira.')
}

/** What an update said before each edit, the newest first. */
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
      measures,
      doses,
      happened_at: new Date(happened_at),
      item: item_id ? { id: item_id, name: item_name as string } : null,
    }
  })
}
