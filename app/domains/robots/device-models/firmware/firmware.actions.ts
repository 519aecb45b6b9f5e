import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { pick } from '#shared/pick.ts'
import { lockModel } from '../models/device-models.actions.ts'
import './firmware.jobs.ts'
import { showFirmware } from './firmware.queries.ts'
import type { FirmwareChange, FirmwareInput, FirmwareVersion } from './firmware.schemas.ts'
import { signFirmware } from './firmware-key.secrets.ts'
import { rankOf } from './firmware-rank.model.ts'
import { firmware_versions } from './firmware-versions.table.ts'

/** A draft without a file. The same version of a model is made once. */
export const createFirmware = (ctx: Context, { model_id, version, notes }: FirmwareInput): Promise<FirmwareVersion> =>
  ctx.transaction(async (tx) => {
    await lockModel(tx, model_id)
    const values = { model_id, version, notes, rank: rankOf(version) }
    const [row] = await tx.db
      .insert(firmware_versions)
      .values({ ...values, created_by: signedIn(tx).id, created_at: tx.now() })
      .onConflictDoNothing()
      .returning({ id: firmware_versions.id })
    if (!row) throw invalidField('version', 'Este modelo já tem essa versão. Use o próximo número.')
    return noted(tx, 'firmware.created', row.id)
  })

/** The notes; number and model never change. */
export const changeFirmware = (ctx: Context, { id, ...edit }: FirmwareChange): Promise<FirmwareVersion> =>
  ctx.transaction(async (tx) => {
    await locked(tx, id)
    const before = await showFirmware(tx, id)
    const { notes } = mergeEdit(edit, pick(before, 'notes'))
    await tx.db.update(firmware_versions).set({ notes }).where(eq(firmware_versions.id, id))
    return noted(tx, 'firmware.changed', id, before)
  })

/** Keeps the binary of a draft. Bytes first, then the row that names them. */
export async function storeFirmware(ctx: Context, id: number, upload: { path: string }): Promise<FirmwareVersion> {
  const { model } = await showFirmware(ctx, id)
  const bytes = await readFile(upload.path)
  if (!bytes.length) throw invalidField('file', 'O arquivo está vazio. Escolha o binário compilado.')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const path = `firmware/${model.id}/${randomUUID()}.bin`
  await ctx.env.storage.put(path, bytes)
  try {
    return await ctx.transaction(async (tx) => {
      const { path: old } = await lockedDraft(tx, id)
      const before = await showFirmware(tx, id)
      await tx.db
        .update(firmware_versions)
        .set({ path, bytes: bytes.length, sha256 })
        .where(eq(firmware_versions.id, id))
      if (old) await addJob(tx, 'firmware.erase', { path: old })
      return noted(tx, 'firmware.uploaded', id, before)
    })
  } catch (error) {
    await ctx.env.storage.remove(path)
    throw error
  }
}

/** From now on robots may get it; its file never changes again. */
export const publishFirmware = (ctx: Context, id: number): Promise<FirmwareVersion> =>
  ctx.transaction(async (tx) => {
    const { sha256 } = await lockedDraft(tx, id)
    const before = await showFirmware(tx, id)
    if (!sha256) throw new AppError('conflict', 'Envie o binário antes de publicar.')
    await tx.db
      .update(firmware_versions)
      .set({ state: 'publicada', signature: signFirmware(tx.env.keys, sha256), published_at: tx.now() })
      .where(eq(firmware_versions.id, id))
    return noted(tx, 'firmware.published', id, before)
  })

/** No robot gets it any more; those that run it go on. */
export const withdrawFirmware = (ctx: Context, id: number): Promise<FirmwareVersion> =>
  ctx.transaction(async (tx) => {
    const { state } = await locked(tx, id)
    if (state !== 'publicada') throw new AppError('conflict', 'Só dá para retirar uma versão publicada.')
    const before = await showFirmware(tx, id)
    await tx.db.update(firmware_versions).set({ state: 'retirada' }).where(eq(firmware_versions.id, id))
    return noted(tx, 'firmware.withdrawn', id, before)
  })

export const removeFirmware = (ctx: Context, id: number): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { path } = await lockedDraft(tx, id)
    const before = await showFirmware(tx, id)
    await tx.db.delete(firmware_versions).where(eq(firmware_versions.id, id))
    if (path) await addJob(tx, 'firmware.erase', { path })
    await audit(tx, { action: 'firmware.deleted', subject: `firmware:${id}`, before })
  })

async function locked(tx: Context, id: number) {
  const [row] = await tx.db.select().from(firmware_versions).where(eq(firmware_versions.id, id)).for('update')
  if (!row) throw new AppError('not_found', 'Essa versão não existe mais.')
  return row
}

async function lockedDraft(tx: Context, id: number) {
  const row = await locked(tx, id)
  if (row.state !== 'rascunho')
    throw new AppError('conflict', 'Esta versão já foi publicada: o arquivo não muda mais. Crie o próximo número.')
  return row
}

async function noted(tx: Context, action: string, id: number, before?: FirmwareVersion) {
  const after = await showFirmware(tx, id)
  await audit(tx, { action, subject: `firmware:${id}`, before, after })
  return after
}
