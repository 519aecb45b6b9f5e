import { eq } from 'drizzle-orm'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { rankOf } from '#domains/robots/device-models/firmware/firmware-rank.model.ts'
import { firmware_versions } from '#domains/robots/device-models/firmware/firmware-versions.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { aDevice } from '#domains/robots/devices/devices.factory.ts'
import type { Context } from '#platform/context.ts'

/** A published version of a model. */
export async function aVersion(ctx: Context, model_id: number, version: string) {
  const [row] = await ctx.db
    .insert(firmware_versions)
    .values({
      ...{ model_id, version, rank: rankOf(version), state: 'publicada', path: `firmware/${version}.bin`, bytes: 3000 },
      ...{ sha256: 'a'.repeat(64), signature: 'c2ln', created_by: (await anAdmin(ctx)).id, published_at: ctx.now() },
    })
    .returning()
  if (!row) throw new Error('no version')
  return row
}

/** So many robots of a model that nobody has, which said that they run a version. */
export async function someRobots(ctx: Context, { count, model_id, firmware }: { count: number } & Running) {
  const made = []
  for (let i = 0; i < count; i++) made.push((await aDevice(ctx, { model_id, firmware })).device)
  return made
}
type Running = { model_id: number; firmware: string }

export const nowRuns = (ctx: Context, device_id: number, firmware: string) =>
  ctx.db.update(devices).set({ firmware }).where(eq(devices.id, device_id))
