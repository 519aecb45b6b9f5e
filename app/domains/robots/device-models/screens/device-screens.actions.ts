import { asc, eq, max } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { pick } from '#shared/pick.ts'
import { slugify } from '#shared/text.ts'
import { lockModel } from '../models/device-models.actions.ts'
import { showables, showDeviceScreen } from './device-screens.queries.ts'
import type {
  DeviceScreenCard,
  DeviceScreenChange,
  DeviceScreenInput,
  DeviceScreenMove,
} from './device-screens.schemas.ts'
import { device_screens } from './device-screens.table.ts'

/** A new screen comes last. */
export const createDeviceScreen = (
  ctx: Context,
  { model_id, ...input }: DeviceScreenInput,
): Promise<DeviceScreenCard> =>
  ctx.transaction(async (tx) => {
    await lockModel(tx, model_id)
    await demandShowable(tx, model_id, input.shows)
    const ofModel = eq(device_screens.model_id, model_id)
    const [last] = await tx.db
      .select({ at: max(device_screens.order_by) })
      .from(device_screens)
      .where(ofModel)
    const [row] = await tx.db
      .insert(device_screens)
      .values({ ...input, model_id, slug: slugify(input.name) || 'tela', order_by: (last?.at ?? 0) + 1 })
      .onConflictDoNothing()
      .returning({ id: device_screens.id })
    if (!row) throw invalidField('name', 'Este modelo já tem uma tela com esse nome. Escolha outro.')
    return noted(tx, 'device_screen.created', row.id)
  })

export const changeDeviceScreen = (ctx: Context, { id, ...edit }: DeviceScreenChange): Promise<DeviceScreenCard> =>
  ctx.transaction(async (tx) => {
    const before = await locked(tx, id)
    const input = mergeEdit(edit, pick(before, 'name', 'description', 'shows'))
    await demandShowable(tx, before.model.id, input.shows)
    await tx.db.update(device_screens).set(input).where(eq(device_screens.id, id))
    return noted(tx, 'device_screen.changed', id, before)
  })

export const moveDeviceScreen = (ctx: Context, { id, to }: DeviceScreenMove): Promise<DeviceScreenCard> =>
  ctx.transaction(async (tx) => {
    const before = await locked(tx, id)
    const all = await tx.db
      .select({ id: device_screens.id })
      .from(device_screens)
      .where(eq(device_screens.model_id, before.model.id))
      .orderBy(asc(device_screens.order_by), asc(device_screens.id))
    const order = all.map((screen) => screen.id).filter((other) => other !== id)
    order.splice(to, 0, id)
    for (const [place, screen] of order.entries())
      await tx.db
        .update(device_screens)
        .set({ order_by: place + 1 })
        .where(eq(device_screens.id, screen))
    return noted(tx, 'device_screen.moved', id, before)
  })

export const removeDeviceScreen = (ctx: Context, id: number): Promise<void> =>
  ctx.transaction(async (tx) => {
    const before = await locked(tx, id)
    await tx.db.delete(device_screens).where(eq(device_screens.id, id))
    await audit(tx, { action: 'device_screen.deleted', subject: `device_screen:${id}`, before })
  })

async function demandShowable(tx: Context, model_id: number, shows: string[]) {
  const known = new Set((await showables(tx, [model_id])).map(({ key }) => key))
  if (shows.some((key) => !known.has(key)))
    throw invalidField('shows', 'Um dos valores não é deste modelo. Escolha entre os sensores e canais dele.')
  if (new Set(shows).size !== shows.length) throw invalidField('shows', 'Cada valor aparece uma vez na tela.')
}

/** All screens of a model change one at a time: their order is of the model. */
async function locked(tx: Context, id: number) {
  const [row] = await tx.db
    .select({ model_id: device_screens.model_id })
    .from(device_screens)
    .where(eq(device_screens.id, id))
  if (!row) throw new AppError('not_found', 'Essa tela não existe mais.')
  await lockModel(tx, row.model_id)
  return showDeviceScreen(tx, id)
}

async function noted(tx: Context, action: string, id: number, before?: DeviceScreenCard) {
  const after = await showDeviceScreen(tx, id)
  await audit(tx, { action, subject: `device_screen:${id}`, before, after })
  return after
}
