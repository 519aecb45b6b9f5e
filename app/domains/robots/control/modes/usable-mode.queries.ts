import { and, eq, isNull, or } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { ModeProgram } from './mode-program.schemas.ts'
import { type DeviceMode, device_mode_versions, device_modes } from './modes.table.ts'

type Whose = { model_id: number; owner_id: number | null }

/** Modes that a robot can be told to follow: the ready ones of its model, and its owner's own. */
export const usableBy = ({ model_id, owner_id }: Whose) =>
  and(
    eq(device_modes.model_id, model_id),
    isNull(device_modes.deleted_at),
    owner_id === null
      ? isNull(device_modes.owner_id)
      : or(isNull(device_modes.owner_id), eq(device_modes.owner_id, owner_id)),
  )

export type ModeToRun = { mode: DeviceMode; program: ModeProgram; hash: string }

/** A mode with its newest program, when a robot may follow it. */
export async function findUsable(ctx: Context, id: number, whose: Whose): Promise<ModeToRun | undefined> {
  const [found] = await ctx.db
    .select({ mode: device_modes, program: device_mode_versions.program, hash: device_mode_versions.hash })
    .from(device_modes)
    .innerJoin(
      device_mode_versions,
      and(eq(device_mode_versions.mode_id, device_modes.id), eq(device_mode_versions.version, device_modes.version)),
    )
    .where(and(eq(device_modes.id, id), usableBy(whose)))
  return found
}
