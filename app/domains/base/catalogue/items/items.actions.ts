import { and, asc, eq, sql } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { pick } from '#shared/pick.ts'
import { slugify } from '#shared/text.ts'
import type { Catalogue } from '../catalogues.kinds.ts'
import { usagesOf } from '../usages.registry.ts'
import { findItem, toItem } from './items.queries.ts'
import type { Item, ItemChange, ItemInput } from './items.schemas.ts'
import { catalogue_items } from './items.table.ts'

/** Adds an item at the end of its list. */
export const createItem = (ctx: Context, catalogue: Catalogue, input: ItemInput): Promise<Item> =>
  changeList(ctx, catalogue, 'create', async (tx) => {
    const last = sql<number>`(select coalesce(max("order"), 0) + 1 from catalogue_items where catalogue = ${catalogue.name})`
    const [item] = await tx.db
      .insert(catalogue_items)
      .values({ ...input, catalogue: catalogue.name, slug: slugify(input.name) || 'item', order: last })
      .onConflictDoNothing()
      .returning()
    if (!item) throw takenName(catalogue)
    return { after: toItem(item) }
  })

/** The slug is immutable: code and URLs reference it. */
export const updateItem = (ctx: Context, catalogue: Catalogue, { id, ...edit }: ItemChange): Promise<Item> =>
  changeList(ctx, catalogue, 'update', async (tx) => {
    const before = await findItem(tx, catalogue, id, 'lock')
    const input = mergeEdit(edit, pick(before, 'name', 'icon_url', 'active'))
    const same = and(
      eq(catalogue_items.catalogue, catalogue.name),
      sql`lower(name) = lower(${input.name})`,
      sql`id <> ${id}`,
    )
    if ((await tx.db.select().from(catalogue_items).where(same)).length) throw takenName(catalogue)
    const set = { ...input, icon_url: input.icon_url ?? null }
    const [item] = await tx.db.update(catalogue_items).set(set).where(eq(catalogue_items.id, id)).returning()
    return { before: toItem(before), after: toItem(item ?? before) }
  })

/** Moves an item to a position in its list (0 is first); the others are renumbered. */
export const moveItem = (ctx: Context, catalogue: Catalogue, { id, to }: { id: number; to: number }): Promise<Item> =>
  changeList(ctx, catalogue, 'move', async (tx) => {
    const before = await findItem(tx, catalogue, id)
    const list = await tx.db
      .select({ id: catalogue_items.id })
      .from(catalogue_items)
      .where(eq(catalogue_items.catalogue, catalogue.name))
      .orderBy(asc(catalogue_items.order), asc(catalogue_items.id))
    const ids = list.map((item) => item.id).filter((other) => other !== id)
    ids.splice(to, 0, id)
    await tx.db.execute(sql`update catalogue_items i set "order" = o.place
      from unnest(array[${sql.join(ids, sql`, `)}]::int[]) with ordinality as o(id, place) where i.id = o.id`)
    return { before: toItem(before), after: toItem(await findItem(tx, catalogue, id)) }
  })

/** Only unreferenced items can be deleted; others can be deactivated. */
export const removeItem = (ctx: Context, catalogue: Catalogue, id: number) =>
  changeList(ctx, catalogue, 'delete', async (tx) => {
    const before = await findItem(tx, catalogue, id, 'lock')
    const [used] = await usagesOf(tx, catalogue.name, id)
    if (used)
      throw new AppError(
        'conflict',
        `${used.label} ${used.count === 1 ? 'usa' : 'usam'} este item. Desative em vez de apagar.`,
      )
    await tx.db.delete(catalogue_items).where(eq(catalogue_items.id, id))
    return { before: toItem(before), after: toItem(before) }
  })

type Change = { before?: Item; after: Item }

/** Serialises writes per list, so that positions and names stay consistent. Every write is audit-logged. */
const changeList = (ctx: Context, catalogue: Catalogue, action: string, write: (tx: Context) => Promise<Change>) =>
  ctx.transaction(async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`catalogue:${catalogue.name}`}, 0))`)
    const { before, after } = await write(tx)
    await audit(tx, { action: `catalogue.${action}`, subject: `${catalogue.name}:${after.id}`, before, after })
    await purge(tx, 'catalogues')
    return after
  })

const takenName = ({ gender, noun }: Catalogue) =>
  invalidField('name', `Já existe ${gender === 'a' ? 'uma' : 'um'} ${noun[0]} com esse nome. Escolha outro.`)
