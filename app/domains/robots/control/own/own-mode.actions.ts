import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { type InDevice, inDevice } from '#domains/robots/devices/index.ts'
import type { DeviceLink } from '#domains/robots/devices/links/device-links.table.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { demandRunnable } from '../modes/mode-program.rules.ts'
import type { ModeProgram } from '../modes/mode-program.schemas.ts'
import { modelNames } from '../modes/model-names.queries.ts'
import { type DeviceMode, device_mode_versions, device_modes } from '../modes/modes.table.ts'
import { demandNewest } from '../modes/newest-version.rules.ts'
import { findUsable } from '../modes/usable-mode.queries.ts'
import { addVersion, firstVersion } from '../modes/versions.actions.ts'
import { showOwnMode } from './own-mode.queries.ts'
import type { OwnMode, OwnModeCopy, OwnModeReturn, OwnModeSave, OwnModeShare } from './own-mode.schemas.ts'

type Owned = InDevice & { link: DeviceLink; mode: DeviceMode | undefined }

/** Saves what was built as the next version. The robot goes on as it is until the mode is chosen for it. */
export const saveOwn = (ctx: Context, { id, program, note, opened }: OwnModeSave): Promise<OwnMode> =>
  inOwn(ctx, id, 'save', async (tx, owned) => {
    demandNewest(opened, owned.mode?.version ?? 0)
    demandRunnable(program, await modelNames(tx, owned.device.model_id))
    await write(tx, owned, program, note)
  })

/** An earlier version again, as the newest one: what was in between stays in the list. */
export const returnTo = (ctx: Context, { id, version }: OwnModeReturn): Promise<OwnMode> =>
  inOwn(ctx, id, 'return', async (tx, owned) => {
    const program = owned.mode && (await programOf(tx, owned.mode.id, version))
    if (!program) throw new AppError('not_found', 'Essa versão não existe.')
    await write(tx, owned, program, `Volta à versão ${version}`)
  })

/** A copy of a ready mode, or of one that somebody shared, as the next version of the own one. */
export const copyIntoOwn = (ctx: Context, { id, mode_id, share_key }: OwnModeCopy): Promise<OwnMode> =>
  inOwn(ctx, id, 'copy', async (tx, owned) => {
    const { model_id } = owned.device
    const source = mode_id
      ? await findUsable(tx, mode_id, { model_id, owner_id: null })
      : share_key && (await findShared(tx, share_key, model_id))
    if (!source) throw new AppError('not_found', 'Esse modo não serve para este robô.')
    const { id: copied_from, name, cycles } = source.mode
    await write(tx, owned, source.program, `Começa de ${name}`, { copied_from, cycles })
  })

/** With a link whoever has it may see and copy the mode; taken back, the link is dead for good. */
export const shareOwn = (ctx: Context, { id, shared }: OwnModeShare): Promise<OwnMode> =>
  inOwn(ctx, id, 'share', async (tx, { mode }) => {
    if (!mode) throw new AppError('conflict', 'Salve o modo antes de compartilhar.')
    if (shared === (mode.share_key !== null)) return
    await tx.db
      .update(device_modes)
      .set({ share_key: shared ? randomUUID() : null })
      .where(eq(device_modes.id, mode.id))
  })

/** One change of somebody's own mode of a robot's model; the robot is locked meanwhile. */
const inOwn = (ctx: Context, id: string, act: string, change: (tx: Context, owned: Owned) => Promise<void>) =>
  ctx.transaction(async (tx) => {
    const found = await inDevice(tx, id, 'own', { lock: true })
    const { link, device, role } = found
    if (!link) throw new AppError('not_found', 'Este robô não está vinculado a ninguém.')
    const [mode] = await tx.db
      .select()
      .from(device_modes)
      .where(
        and(
          eq(device_modes.owner_id, link.user_id),
          eq(device_modes.model_id, device.model_id),
          isNull(device_modes.deleted_at),
        ),
      )
      .for('update')
    await change(tx, { ...found, link, mode })
    if (role === 'staff') await audit(tx, { action: `own_mode.${act}`, subject: `device:${device.id}` })
    return showOwnMode(tx, { id })
  })

/** What is copied is meant for the cycles of what it was copied from. */
async function write(
  tx: Context,
  { link, device, mode }: Owned,
  program: ModeProgram,
  note: string,
  from?: Pick<DeviceMode, 'copied_from' | 'cycles'>,
) {
  if (!mode) {
    const fields = { model_id: device.model_id, owner_id: link.user_id, slug: 'meu-modo', name: 'Meu modo' }
    return firstVersion(tx, { ...fields, ...from }, program, note)
  }
  if (from) await tx.db.update(device_modes).set({ cycles: from.cycles }).where(eq(device_modes.id, mode.id))
  return addVersion(tx, mode, program, note)
}

async function programOf(tx: Context, mode_id: number, version: number) {
  const [row] = await tx.db
    .select({ program: device_mode_versions.program })
    .from(device_mode_versions)
    .where(and(eq(device_mode_versions.mode_id, mode_id), eq(device_mode_versions.version, version)))
  return row?.program
}

async function findShared(tx: Context, share_key: string, model_id: number) {
  const [mode] = await tx.db
    .select()
    .from(device_modes)
    .where(
      and(eq(device_modes.share_key, share_key), eq(device_modes.model_id, model_id), isNull(device_modes.deleted_at)),
    )
  const program = mode && (await programOf(tx, mode.id, mode.version))
  return program && { mode, program }
}
