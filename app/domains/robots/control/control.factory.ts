import type { Context } from '#platform/context.ts'
import { hashOfProgram } from './modes/mode-hash.secrets.ts'
import { ModeProgram } from './modes/mode-program.schemas.ts'
import { device_mode_versions, device_modes } from './modes/modes.table.ts'

type Fields = Partial<typeof device_modes.$inferInsert> & { model_id: number; program?: unknown }

const lampByDay = {
  day: { from: '06:00', to: '00:00' },
  blocks: [{ id: 'luz', channel: 'luz', level: 80, when: { kind: 'light', is: 'day' } }],
}

/** A mode with its first version: the lamp by day, unless another program is given. */
export async function aMode(ctx: Context, { program = lampByDay, ...fields }: Fields) {
  const [mode] = await ctx.db
    .insert(device_modes)
    .values({ slug: fields.owner_id ? 'meu-modo' : 'vega', name: fields.owner_id ? 'Meu modo' : 'Vega', ...fields })
    .returning()
  if (!mode) throw new Error('no mode')
  const parsed = ModeProgram.parse(program)
  const hash = hashOfProgram(parsed)
  await ctx.db.insert(device_mode_versions).values({ mode_id: mode.id, version: mode.version, program: parsed, hash })
  return { ...mode, program: parsed, hash }
}
