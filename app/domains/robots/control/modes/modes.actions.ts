import { and, asc, eq, isNull } from 'drizzle-orm'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { pick } from '#shared/pick.ts'
import { demandRunnable } from './mode-program.rules.ts'
import { modelNames } from './model-names.queries.ts'
import { showMode } from './modes.queries.ts'
import type { ModeDetail, ModeInput, ModeMove, ModeRewrite, ModeWords } from './modes.schemas.ts'
import { type DeviceMode, device_modes } from './modes.table.ts'
import { demandNewest } from './newest-version.rules.ts'
import { addVersion, firstVersion } from './versions.actions.ts'

export const createMode = (ctx: Context, { program, ...input }: ModeInput): Promise<ModeDetail> =>
  ctx.transaction(async (tx) => {
    const others = await lockReady(tx, input.model_id)
    if (others.some(({ slug }) => slug === input.slug))
      throw invalidField('slug', 'Este modelo já tem um modo com esse endereço.')
    demandRunnable(program, await modelNames(tx, input.model_id))
    const order_by = Math.max(0, ...others.map((one) => one.order_by)) + 1
    const mode = await firstVersion(tx, { ...input, order_by }, program)
    await noteStaff(tx, 'mode.create', mode.id, undefined, input)
    return showMode(tx, mode.id)
  })

/** What it is called and meant for. */
export const changeMode = (ctx: Context, { id, ...edit }: ModeWords): Promise<ModeDetail> =>
  ctx.transaction(async (tx) => {
    const before = pick(await lockMode(tx, id), 'name', 'description', 'cycles')
    const words = mergeEdit(edit, before)
    await tx.db
      .update(device_modes)
      .set({ ...words, updated_at: tx.now() })
      .where(eq(device_modes.id, id))
    await noteStaff(tx, 'mode.update', id, before, words)
    return showMode(tx, id)
  })

/** What it does: a new version. Robots that follow it go on with theirs until somebody chooses the mode again. */
export const rewriteMode = (ctx: Context, { id, program, note, opened }: ModeRewrite): Promise<ModeDetail> =>
  ctx.transaction(async (tx) => {
    const mode = await lockMode(tx, id)
    demandNewest(opened, mode.version)
    demandRunnable(program, await modelNames(tx, mode.model_id))
    const version = await addVersion(tx, mode, program, note)
    await noteStaff(tx, 'mode.rewrite', id, { version: mode.version }, { version, note })
    return showMode(tx, id)
  })

/** Robots keep the program that they run; nobody can choose the mode any more. */
export const removeMode = (ctx: Context, { id }: { id: number }): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { slug, model_id } = await lockMode(tx, id)
    await tx.db.update(device_modes).set({ deleted_at: tx.now() }).where(eq(device_modes.id, id))
    await noteStaff(tx, 'mode.delete', id, { slug, model_id }, undefined)
  })

export const moveMode = (ctx: Context, { id, to }: ModeMove): Promise<ModeDetail> =>
  ctx.transaction(async (tx) => {
    const mode = await lockMode(tx, id)
    const others = (await lockReady(tx, mode.model_id)).filter((one) => one.id !== id)
    const places = others.toSpliced(to, 0, mode)
    for (const [at, one] of places.entries())
      if (one.order_by !== at + 1)
        await tx.db
          .update(device_modes)
          .set({ order_by: at + 1 })
          .where(eq(device_modes.id, one.id))
    await noteStaff(tx, 'mode.move', id, { order_by: mode.order_by }, { order_by: places.indexOf(mode) + 1 })
    return showMode(tx, id)
  })

async function lockMode(tx: Context, id: number): Promise<DeviceMode> {
  const [mode] = await tx.db
    .select()
    .from(device_modes)
    .where(and(eq(device_modes.id, id), isNull(device_modes.owner_id), isNull(device_modes.deleted_at)))
    .for('update')
  if (!mode) throw new AppError('not_found', 'Esse modo não existe mais.')
  return mode
}

/** The ready modes of a model in their order; the model is locked, so that two changes of order are one after the other. */
async function lockReady(tx: Context, model_id: number): Promise<DeviceMode[]> {
  const [model] = await tx.db
    .select({ id: device_models.id })
    .from(device_models)
    .where(and(eq(device_models.id, model_id), isNull(device_models.deleted_at)))
    .for('update')
  if (!model) throw invalidField('model_id', 'Escolha um modelo que ainda existe.')
  return tx.db
    .select()
    .from(device_modes)
    .where(and(eq(device_modes.model_id, model_id), isNull(device_modes.owner_id), isNull(device_modes.deleted_at)))
    .orderBy(asc(device_modes.order_by), asc(device_modes.id))
}

const noteStaff = (tx: Context, action: string, id: number, before: unknown, after: unknown) =>
  audit(tx, { action, subject: `device_mode:${id}`, before, after })
