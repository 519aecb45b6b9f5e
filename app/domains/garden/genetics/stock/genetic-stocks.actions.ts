import { and, gt, sql } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { findByKey } from '#platform/owned/find-by-key.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { dayKey } from '#shared/dates.ts'
import { ownedGenetics } from '../library/genetics.owned.ts'
import { holdGenetic, showGenetic } from '../library/genetics.queries.ts'
import { noStock, ownStock, showStock } from './genetic-stocks.queries.ts'
import type { Stock, StockChange, StockCreate, StockInput } from './genetic-stocks.schemas.ts'
import { genetic_stocks } from './genetic-stocks.table.ts'
import { stockFields } from './stock.form.ts'

/** Notes a pack of an entry that its grower may see. Idempotent: a repeated submit returns the first. */
export const createStock = (ctx: Context, { id_or_slug, idempotency_key, ...fields }: StockCreate): Promise<Stock> =>
  ctx.transaction(async (tx) => {
    demandPast(tx, fields)
    const genetic_id = await heldAt(tx, id_or_slug)
    const again = await findByKey(tx, genetic_stocks, idempotency_key, { genetic_id, kind: fields.kind })
    if (again) return showStock(tx, again)
    const [made] = await tx.db
      .insert(genetic_stocks)
      .values({ ...fields, genetic_id, idempotency_key, created_by: signedIn(tx).id })
      .onConflictDoNothing({ target: [genetic_stocks.created_by, genetic_stocks.idempotency_key] })
      .returning({ id: genetic_stocks.id })
    const id = made?.id ?? (await findByKey(tx, genetic_stocks, idempotency_key, { genetic_id, kind: fields.kind }))
    if (!id) throw new Error('insert returned no row')
    return showStock(tx, id)
  })

/** The entry of this address, or what it was merged into, also a moment ago; no merge takes it away until the end. */
async function heldAt(tx: Context, id_or_slug: string): Promise<number> {
  const standing = async () => holdGenetic(tx, (await showGenetic(tx, id_or_slug)).id)
  const held = (await standing()) ?? (await standing())
  if (!held) throw ownedGenetics.notFound()
  return held.id
}

export const updateStock = (ctx: Context, { id, ...edit }: StockChange): Promise<Stock> =>
  ctx.transaction(async (tx) => {
    // Behind the lock: a plant that takes one meanwhile is counted before the form is merged.
    const [own] = await tx.db.select().from(genetic_stocks).where(ownStock(tx, id)).for('update')
    if (!own) throw noStock()
    const fields = mergeEdit(edit, stockFields(await showStock(tx, id)))
    demandPast(tx, fields)
    await tx.db
      .update(genetic_stocks)
      .set({ ...fields, obtained_on: fields.obtained_on ?? null, updated_at: tx.now() })
      .where(ownStock(tx, id))
    return showStock(tx, id)
  })

/** Soft delete; plants that began from it stay. */
export const deleteStock = (ctx: Context, id: number) =>
  ctx.transaction(async (tx) => {
    const gone = await tx.db
      .update(genetic_stocks)
      .set({ deleted_at: tx.now() })
      .where(ownStock(tx, id))
      .returning({ id: genetic_stocks.id })
    if (!gone.length) throw noStock()
  })

/** The pack that a plant shall begin from; its writer's own. */
export async function findStock(tx: Context, id: number): Promise<Stock> {
  const own = genetic_stocks.genetic_id
  const [pack] = await tx.db.select({ genetic_id: own }).from(genetic_stocks).where(ownStock(tx, id))
  if (!pack) throw invalidField('stock_id', 'Escolha um pacote do seu estoque.')
  // Read again behind it: a merge may have moved the pack meanwhile.
  await holdGenetic(tx, pack.genetic_id)
  return showStock(tx, id)
}

/** One less, unless somebody took the last one a moment before: the row's own condition decides. */
export async function takeFromStock(tx: Context, id: number) {
  const taken = await tx.db
    .update(genetic_stocks)
    .set({ count: sql`${genetic_stocks.count} - 1`, updated_at: tx.now() })
    .where(and(ownStock(tx, id), gt(genetic_stocks.count, 0)))
    .returning({ id: genetic_stocks.id })
  if (!taken.length) throw invalidField('stock_id', 'Este pacote acabou: a última já foi plantada.')
}

function demandPast(ctx: Context, { obtained_on }: Pick<StockInput, 'obtained_on'>) {
  if (obtained_on && obtained_on > dayKey(ctx.now()))
    throw invalidField('obtained_on', 'Escolha hoje ou um dia que já passou.')
}
