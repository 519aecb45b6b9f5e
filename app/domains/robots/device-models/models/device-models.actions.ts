import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { plural } from '#shared/numbers.ts'
import { pick } from '#shared/pick.ts'
import { slugify } from '#shared/text.ts'
import { showDeviceModel } from './device-models.queries.ts'
import type { DeviceModelChange, DeviceModelDetail, DeviceModelInput } from './device-models.schemas.ts'
import { device_models } from './device-models.table.ts'

export const createDeviceModel = (ctx: Context, input: DeviceModelInput): Promise<DeviceModelDetail> =>
  ctx.transaction(async (tx) => {
    await demandFreeName(tx, input.name)
    const now = tx.now()
    const [row] = await tx.db
      .insert(device_models)
      .values({ ...input, slug: await freeSlug(tx, input.name), created_at: now, updated_at: now })
      .onConflictDoNothing()
      .returning({ id: device_models.id })
    if (!row) throw invalidField('name', TAKEN)
    return noted(tx, 'device_model.created', row.id)
  })

/** Its slug stays: it is in addresses. */
export const changeDeviceModel = (ctx: Context, { id, ...edit }: DeviceModelChange): Promise<DeviceModelDetail> =>
  changingModel(ctx, id, async (tx, before) => {
    const input = mergeEdit(edit, pick(before, 'name', 'description', 'interval_seconds'))
    await demandFreeName(tx, input.name, id)
    await tx.db
      .update(device_models)
      .set({ ...input, updated_at: tx.now() })
      .where(eq(device_models.id, id))
  })

/** Only one of which no robot was built. */
export const removeDeviceModel = (ctx: Context, id: number): Promise<void> =>
  ctx.transaction(async (tx) => {
    await lockModel(tx, id)
    const before = await showDeviceModel(tx, id)
    if (before.devices_count)
      throw new AppError(
        'conflict',
        `Este modelo tem ${plural(before.devices_count, 'robô', 'robôs')}. Só dá para apagar um modelo sem robôs.`,
      )
    await tx.db.update(device_models).set({ deleted_at: tx.now() }).where(eq(device_models.id, id))
    await audit(tx, { action: 'device_model.deleted', subject: `device_model:${id}`, before })
  })

/** A change of a model or of what belongs to it: one at a time, in the audit log with what was before. */
export const changingModel = (
  ctx: Context,
  id: number,
  change: (tx: Context, before: DeviceModelDetail) => Promise<unknown>,
) =>
  ctx.transaction(async (tx) => {
    await lockModel(tx, id)
    const before = await showDeviceModel(tx, id)
    await change(tx, before)
    return noted(tx, 'device_model.changed', id, before)
  })

/** @throws 404 when there is none. */
export async function lockModel(tx: Context, id: number) {
  const [row] = await tx.db
    .select({ id: device_models.id })
    .from(device_models)
    .where(and(eq(device_models.id, id), isNull(device_models.deleted_at)))
    .for('update')
  if (!row) throw new AppError('not_found', 'Esse modelo não existe mais.')
}

const TAKEN = 'Já existe um modelo com esse nome. Escolha outro.'

async function demandFreeName({ db }: Context, name: string, id = 0) {
  const [same] = await db
    .select({ id: device_models.id })
    .from(device_models)
    .where(
      and(
        sql`lower(${device_models.name}) = lower(${name})`,
        isNull(device_models.deleted_at),
        ne(device_models.id, id),
      ),
    )
  if (same) throw invalidField('name', TAKEN)
}

/** 'ganza-tenda', and 'ganza-tenda-2' where a deleted model had that name. */
async function freeSlug({ db }: Context, name: string) {
  const base = slugify(name) || 'modelo'
  const taken = new Set((await db.select({ slug: device_models.slug }).from(device_models)).map(({ slug }) => slug))
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number++
  return `${base}-${number}`
}

async function noted(tx: Context, action: string, id: number, before?: DeviceModelDetail) {
  const after = await showDeviceModel(tx, id)
  await audit(tx, { action, subject: `device_model:${id}`, before, after })
  return after
}
