import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { products } from '#domains/market/products/products/products.table.ts'
import { type InStore, inStore } from '#domains/market/stores/index.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { plural } from '#shared/numbers.ts'
import { couponFields } from './coupon-fields.form.ts'
import { noCoupon, ofStore, showCoupon } from './coupons.queries.ts'
import type {
  CouponChange,
  CouponCreate,
  CouponDetail,
  CouponInput,
  CouponRef,
  CouponSwitch,
} from './coupons.schemas.ts'
import { type Coupon, coupon_uses, coupons } from './coupons.table.ts'

export const createCoupon = (ctx: Context, { store: slug, ...input }: CouponCreate): Promise<CouponDetail> =>
  ctx.transaction(async (tx) => {
    const here = await inStore(tx, slug, 'coupons.manage', { lock: 'share' })
    const values = await valuesOf(tx, here, input)
    const [made] = await tx.db
      .insert(coupons)
      .values({ ...values, store_id: here.store.id, created_at: tx.now() })
      .onConflictDoNothing()
      .returning()
    if (!made) throw codeTaken()
    await note(tx, here, 'created', made.id, undefined, values)
    return showCoupon(tx, { store: slug, id: made.id })
  })

/** The code of one that was used stays: buyers and orders know it by that name. */
export const changeCoupon = (ctx: Context, { store: slug, id, ...edit }: CouponChange): Promise<CouponDetail> =>
  ctx.transaction(async (tx) => {
    const here = await inStore(tx, slug, 'coupons.manage', { lock: 'share' })
    const before = await lockCoupon(tx, here, id)
    const typed = { ...edit, starts_at: asKept(edit.starts_at), ends_at: asKept(edit.ends_at) }
    const values = await valuesOf(tx, here, mergeEdit(typed, couponFields(before)))
    if (values.code !== before.code && (await wasUsed(tx, id)))
      throw invalidField(
        'code',
        `O cupom ${before.code} já foi usado e fica com esse código. Para outro, crie um novo.`,
      )
    if (values.max_uses !== null && values.max_uses < before.uses)
      throw invalidField('max_uses', `Já foi usado ${plural(before.uses, 'vez', 'vezes')}: o total não pode ser menor.`)
    await demandFreeCode(tx, here, values.code, id)
    await tx.db.update(coupons).set(values).where(eq(coupons.id, id))
    await note(tx, here, 'changed', id, before, values)
    return showCoupon(tx, { store: slug, id })
  })

export const switchCoupon = (ctx: Context, { store: slug, id, active }: CouponSwitch): Promise<CouponDetail> =>
  ctx.transaction(async (tx) => {
    const here = await inStore(tx, slug, 'coupons.manage', { lock: 'share' })
    const before = await lockCoupon(tx, here, id)
    await tx.db.update(coupons).set({ active }).where(eq(coupons.id, id))
    await note(tx, here, 'switched', id, { active: before.active }, { active })
    return showCoupon(tx, { store: slug, id })
  })

/** Gone from the list and from every cart; orders that used it keep their discount. */
export const removeCoupon = (ctx: Context, { store: slug, id }: CouponRef): Promise<void> =>
  ctx.transaction(async (tx) => {
    const here = await inStore(tx, slug, 'coupons.manage', { lock: 'share' })
    const before = await lockCoupon(tx, here, id)
    await tx.db.update(coupons).set({ deleted_at: tx.now() }).where(eq(coupons.id, id))
    await note(tx, here, 'removed', id, before, undefined)
  })

/** Locked: uses are spent by an UPDATE of the same row, so no use slips between the look and the change. */
async function lockCoupon(tx: Context, { store }: InStore, id: number): Promise<Coupon> {
  const [coupon] = await tx.db
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), eq(coupons.store_id, store.id), ofStore))
    .for('update')
  if (!coupon) throw noCoupon()
  return coupon
}

const asKept = (moment: string | null) => moment && new Date(moment).toISOString()

/** Of each kind only what it needs is kept. */
async function valuesOf(tx: Context, { store }: InStore, input: CouponInput) {
  const { kind, bps, amount, starts_at, ends_at, product_ids, ...rest } = input
  await demandOwnProducts(tx, store.id, product_ids)
  return {
    ...rest,
    kind,
    bps: kind === 'percentual' ? bps : null,
    amount: kind === 'percentual' ? null : amount,
    starts_at: starts_at ? new Date(starts_at) : null,
    ends_at: ends_at ? new Date(ends_at) : null,
    product_ids: product_ids.length ? [...new Set(product_ids)] : null,
  }
}

async function demandOwnProducts(tx: Context, store_id: number, ids: number[]) {
  if (!ids.length) return
  const own = and(inArray(products.id, ids), eq(products.store_id, store_id), isNull(products.deleted_at))
  if ((await tx.db.$count(products, own)) < new Set(ids).size)
    throw invalidField('product_ids', 'Um dos produtos escolhidos não está mais na loja. Confira a lista.')
}

async function demandFreeCode(tx: Context, { store }: InStore, code: string, id: number) {
  const same = and(
    eq(coupons.store_id, store.id),
    eq(coupons.code, code),
    ne(coupons.id, id),
    isNull(coupons.deleted_at),
  )
  if (await tx.db.$count(coupons, same)) throw codeTaken()
}

const wasUsed = async (tx: Context, id: number) => (await tx.db.$count(coupon_uses, eq(coupon_uses.coupon_id, id))) > 0

const codeTaken = () => invalidField('code', 'Esta loja já tem um cupom com esse código. Escolha outro.')

async function note(tx: Context, { staff }: InStore, act: string, id: number, before?: object, after?: object) {
  if (staff) await audit(tx, { action: `coupon.${act}`, subject: `coupon:${id}`, before, after })
}
