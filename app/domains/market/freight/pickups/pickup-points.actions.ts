import { and, eq } from 'drizzle-orm'
import { type InStore, inStore } from '#domains/market/stores/index.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { pickupFields } from './pickup.form.ts'
import { noPickup, showPickup } from './pickup-points.queries.ts'
import type { PickupPoint, PickupPointChange, PickupPointCreate, PickupPointRef } from './pickup-points.schemas.ts'
import { pickup_points } from './pickup-points.table.ts'

const MOST_POINTS = 10

export const createPickup = (ctx: Context, { store: slug, ...input }: PickupPointCreate): Promise<PickupPoint> =>
  ctx.transaction(async (tx) => {
    const here = await inStore(tx, slug, 'freight.manage', { lock: 'update' })
    const { id: store_id } = here.store
    if ((await tx.db.$count(pickup_points, eq(pickup_points.store_id, store_id))) >= MOST_POINTS)
      throw new AppError('conflict', `Uma loja tem até ${MOST_POINTS} pontos de retirada.`)
    const [made] = await tx.db
      .insert(pickup_points)
      .values({ ...input, store_id })
      .returning()
    if (!made) throw new Error('insert returned no row')
    await note(tx, here, 'created', made.id)
    return showPickup(tx, { store: slug, id: made.id })
  })

export const changePickup = (ctx: Context, { store: slug, id, ...edit }: PickupPointChange): Promise<PickupPoint> =>
  ctx.transaction(async (tx) => {
    const here = await inStore(tx, slug, 'freight.manage')
    const [before] = await tx.db.select().from(pickup_points).where(one(here, id)).for('update')
    if (!before) throw noPickup()
    const { uf, ...stands } = pickupFields(before)
    const input = mergeEdit(edit, { ...stands, uf: uf as typeof edit.uf })
    await tx.db.update(pickup_points).set(input).where(one(here, id))
    await note(tx, here, 'changed', id)
    return showPickup(tx, { store: slug, id })
  })

/** Orders keep what was agreed: the point stands in their freight as it was. */
export const removePickup = (ctx: Context, { store: slug, id }: PickupPointRef): Promise<void> =>
  ctx.transaction(async (tx) => {
    const here = await inStore(tx, slug, 'freight.manage')
    const gone = await tx.db.delete(pickup_points).where(one(here, id)).returning({ id: pickup_points.id })
    if (!gone.length) throw noPickup()
    await note(tx, here, 'removed', id)
  })

const one = ({ store }: InStore, id: number) => and(eq(pickup_points.id, id), eq(pickup_points.store_id, store.id))

async function note(tx: Context, { staff }: InStore, act: string, id: number) {
  if (staff) await audit(tx, { action: `pickup_point.${act}`, subject: `pickup_point:${id}` })
}
