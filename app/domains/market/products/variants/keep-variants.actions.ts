import { randomInt } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { doubtPrice } from '#platform/doubt-price.ts'
import { invalidField } from '#platform/errors.ts'
import { plural } from '#shared/numbers.ts'
import type { Sure } from '#shared/sure.ts'
import { slugify } from '#shared/text.ts'
import type { Product } from '../products/products.table.ts'
import { isShipped } from '../types/product-type.kinds.ts'
import { demandAllowedProduct } from '../words/allowed-product.rules.ts'
import { keepPrices } from './keep-prices.actions.ts'
import { sentNowhere } from './sent-nowhere.queries.ts'
import type { VariantInput } from './variants.schemas.ts'
import { type Variant, variants } from './variants.table.ts'

/**
 * Before the product itself is locked: who sells locks variants first and the product after, and nobody may do it the
 * other way round.
 */
export const lockVariants = (tx: Context, product_id: number) =>
  tx.db.execute(sql`select id from variants where product_id = ${product_id} order by id for update`)

type Of = Pick<Product, 'id' | 'store_id' | 'kind' | 'name'>

/**
 * Makes the variants of a product those of the form: new ones added, those left out taken away. Stock moves by the
 * difference to what the writer saw, so that an order that came meanwhile is not undone.
 */
export async function keepVariants(tx: Context, product: Of, wanted: VariantInput[], sure?: Sure) {
  const had = await tx.db
    .select()
    .from(variants)
    .where(and(eq(variants.product_id, product.id), isNull(variants.deleted_at)))
    .orderBy(variants.id)
    .for('update')
  demandDifferent(wanted)
  for (const [at, { name }] of wanted.entries()) await demandAllowedProduct(tx, { [`variants.${at}.name`]: name })
  for (const { id } of had)
    if (!wanted.some((row) => row.id === id)) await takeAway(tx, had.find((row) => row.id === id) as Variant)
  const unsent = await sentNowhere(
    tx,
    had.map(({ id }) => id),
  )
  for (const [position, row] of wanted.entries()) {
    const before = had.find(({ id }) => id === row.id)
    if (row.id && !before)
      throw invalidField(`variants.${position}.name`, 'Esta opção não existe mais. Recarregue a página.')
    if (before) doubtPrice(before.price, row.price, sure)
    await keepOne(tx, product, {
      row,
      before,
      position,
      shipped: isShipped(product.kind) && !unsent.has(before?.id ?? 0),
    })
  }
  await keepPrices(tx, product.id)
}

type Kept = { row: VariantInput; before?: Variant; position: number; shipped: boolean }

async function keepOne(tx: Context, product: Of, one: Kept) {
  const { row, before, position, shipped } = one
  const { id: _, on_hand_seen: __, sku, ...typed } = row
  const columns = {
    ...typed,
    position,
    sku: sku || before?.sku || freeSku(product, row),
    tracks_stock: shipped,
    on_hand: shipped ? stockOf(row, before, position) : (before?.reserved ?? 0),
  }
  const where = and(
    eq(variants.store_id, product.store_id),
    sql`lower(${variants.sku}) = lower(${columns.sku})`,
    isNull(variants.deleted_at),
    before && sql`${variants.id} <> ${before.id}`,
  )
  if ((await tx.db.select({ id: variants.id }).from(variants).where(where)).length)
    throw invalidField(`variants.${position}.sku`, 'Outro produto da loja já usa este código. Escolha outro.')
  if (before) await tx.db.update(variants).set(columns).where(eq(variants.id, before.id))
  else await tx.db.insert(variants).values({ ...columns, product_id: product.id, store_id: product.store_id })
}

function stockOf({ on_hand, on_hand_seen }: VariantInput, before: Variant | undefined, position: number) {
  const wanted = before && on_hand_seen !== undefined ? before.on_hand + on_hand - on_hand_seen : on_hand
  demandRoomFor(wanted, before?.reserved ?? 0, `variants.${position}.on_hand`)
  return wanted
}

/** What orders hold can't be taken out of the stock. */
export function demandRoomFor(on_hand: number, reserved: number, field: string) {
  if (on_hand < reserved)
    throw invalidField(
      field,
      `${plural(reserved, 'peça está guardada', 'peças estão guardadas')} para pedidos em andamento. Deixe ao menos ${reserved}.`,
    )
}

/** One of an order stays until the order is sent or lapses. */
async function takeAway(tx: Context, { id, name, reserved }: Variant) {
  if (reserved > 0)
    throw invalidField(
      'variants',
      `A opção ${name || 'única'} está em ${plural(reserved, 'pedido', 'pedidos')} em andamento. Desative em vez de tirar.`,
    )
  await tx.db.update(variants).set({ deleted_at: tx.now(), active: false }).where(eq(variants.id, id))
}

/** Several variants are told apart by their names, and by their codes. */
function demandDifferent(wanted: VariantInput[]) {
  const names = wanted.map(({ name }) => name.toLowerCase())
  const skus = wanted.map(({ sku }) => sku.toLowerCase())
  for (const [at, { name, sku }] of wanted.entries()) {
    if (wanted.length > 1 && !name)
      throw invalidField(`variants.${at}.name`, 'Diga o que muda nesta opção: 240 W, 5 litros…')
    if (names.indexOf(name.toLowerCase()) < at)
      throw invalidField(`variants.${at}.name`, 'Há outra opção com este nome. Mude um dos dois.')
    if (sku && skus.indexOf(sku.toLowerCase()) < at)
      throw invalidField(`variants.${at}.sku`, 'Há outra opção com este código. Mude um dos dois.')
  }
}

const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** 'PAINEL-LED-240-W-7K3Q': from the names, and an end that no other has. */
function freeSku(product: Of, { name }: VariantInput) {
  const words = slugify(`${product.name} ${name}`).toUpperCase().slice(0, 28).replace(/-+$/, '')
  const end = Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return [words, end].filter(Boolean).join('-')
}
