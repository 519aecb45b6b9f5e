import { and, eq } from 'drizzle-orm'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { type Context, signedDevice } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { firmware_versions } from './firmware-versions.table.ts'

/** The file of a published version of the robot's own model; 404 for any other. */
export async function findFirmwareFile(ctx: Context, id: number) {
  const published = and(eq(firmware_versions.id, id), eq(firmware_versions.state, 'publicada'))
  const [row] = await ctx.db
    .select({ path: firmware_versions.path, sha256: firmware_versions.sha256 })
    .from(firmware_versions)
    .innerJoin(devices, eq(devices.model_id, firmware_versions.model_id))
    .where(and(published, eq(devices.id, signedDevice(ctx).id)))
  if (!row?.path || !row.sha256) throw new AppError('not_found', 'Essa versão não existe para este robô.')
  const stored = await ctx.env.storage.read(row.path)
  if (!stored) throw new Error(`firmware ${id} has lost its file`)
  return { stored, sha256: row.sha256 }
}
