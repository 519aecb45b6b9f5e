import { and, desc, eq } from 'drizzle-orm'
import { device_parts, model_parts } from '#domains/robots/device-models/parts/device-parts.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { noteEvent } from '../events/note-event.actions.ts'
import { auditStaff } from '../links/audit-staff.actions.ts'
import { inDevice } from '../links/in-device.queries.ts'
import { part_replacements } from './part-replacements.table.ts'
import type { DevicePartsWear, RobotPartRef } from './parts.schemas.ts'
import { showParts } from './wear.queries.ts'

/** The same part twice within it is one act, sent twice. */
const AGAIN_MS = 60_000

/** A new part is in: its hours begin now, those of the old one stay in the history. */
export const replacePart = (ctx: Context, ref: RobotPartRef): Promise<DevicePartsWear> =>
  changing(ctx, ref, 'device.part_replace', async (tx, { link_id, latest, name }) => {
    const now = tx.now()
    if (latest && now.getTime() - latest.replaced_at.getTime() < AGAIN_MS)
      throw new AppError('conflict', 'Esta troca acabou de ser anotada.')
    await tx.db
      .insert(part_replacements)
      .values({ link_id, part_id: ref.part_id, channel: ref.channel, replaced_at: now })
    return `Peça trocada: ${name}`
  })

/** The last replacement did not happen: hours count on from the one before, or from the beginning. */
export const undoReplacement = (ctx: Context, ref: RobotPartRef): Promise<DevicePartsWear> =>
  changing(ctx, ref, 'device.part_undo', async (tx, { latest, name }) => {
    if (!latest) throw new AppError('conflict', 'Esta peça não tem troca para desfazer.')
    await tx.db.delete(part_replacements).where(eq(part_replacements.id, latest.id))
    return `Troca desfeita: ${name}`
  })

type Found = { link_id: number; name: string; latest: { id: number; replaced_at: Date } | undefined }

/** The robot is locked: of two that replace at once one comes second. `write` says what happened. */
const changing = (
  ctx: Context,
  { id, part_id, channel }: RobotPartRef,
  action: string,
  write: (tx: Context, found: Found) => Promise<string>,
) =>
  ctx.transaction(async (tx) => {
    const here = await inDevice(tx, id, 'work', { lock: true })
    const { device, link } = here
    if (!link) throw new AppError('conflict', 'Este robô não está vinculado a ninguém.')
    const [part] = await tx.db
      .select({ name: device_parts.name, code: device_parts.code })
      .from(model_parts)
      .innerJoin(device_parts, eq(device_parts.id, model_parts.part_id))
      .where(
        and(
          eq(model_parts.model_id, device.model_id),
          eq(model_parts.part_id, part_id),
          eq(model_parts.channel, channel),
        ),
      )
    if (!part) throw new AppError('not_found', 'Este robô não tem essa peça.')
    const [latest] = await tx.db
      .select({ id: part_replacements.id, replaced_at: part_replacements.replaced_at })
      .from(part_replacements)
      .where(
        and(
          eq(part_replacements.link_id, link.id),
          eq(part_replacements.part_id, part_id),
          eq(part_replacements.channel, channel),
        ),
      )
      .orderBy(desc(part_replacements.replaced_at), desc(part_replacements.id))
      .limit(1)
    const text = await write(tx, { link_id: link.id, name: part.name, latest })
    await noteEvent(tx, device.id, 'part', { text, code: part.code, channel })
    await auditStaff(tx, here, action, { code: part.code, channel })
    return showParts(tx, id)
  })
