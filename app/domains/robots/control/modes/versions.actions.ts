import { desc, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { hashOfProgram } from './mode-hash.secrets.ts'
import type { ModeProgram } from './mode-program.schemas.ts'
import { type DeviceMode, device_mode_versions, device_modes } from './modes.table.ts'

type NewMode = Omit<typeof device_modes.$inferInsert, 'version'>

/** A new mode with the first version of its program. */
export async function firstVersion(tx: Context, fields: NewMode, program: ModeProgram, note = ''): Promise<DeviceMode> {
  const now = tx.now()
  const [mode] = await tx.db
    .insert(device_modes)
    .values({ ...fields, version: 1, created_at: now, updated_at: now })
    .returning()
  if (!mode) throw new Error('no mode')
  await write(tx, mode.id, 1, program, note)
  return mode
}

/** The next version of a mode whose row is locked; the same program again is no new version. */
export async function addVersion(tx: Context, { id, version }: DeviceMode, program: ModeProgram, note: string) {
  const [newest] = await tx.db
    .select({ hash: device_mode_versions.hash, version: device_mode_versions.version })
    .from(device_mode_versions)
    .where(eq(device_mode_versions.mode_id, id))
    .orderBy(desc(device_mode_versions.version))
    .limit(1)
  if (newest?.hash === hashOfProgram(program)) return version
  await tx.db
    .update(device_modes)
    .set({ version: version + 1, updated_at: tx.now() })
    .where(eq(device_modes.id, id))
  await write(tx, id, version + 1, program, note)
  return version + 1
}

const write = (tx: Context, mode_id: number, version: number, program: ModeProgram, note: string) =>
  tx.db.insert(device_mode_versions).values({
    ...{ mode_id, version, program, note },
    hash: hashOfProgram(program),
    created_by: tx.viewer?.id ?? null,
    created_at: tx.now(),
  })
