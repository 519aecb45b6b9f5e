import { visibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import { inDevice } from '#domains/robots/devices/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { modeDifferences } from '../modes/mode-comparison.words.ts'
import { ModeProgram } from '../modes/mode-program.schemas.ts'
import { modelNames } from '../modes/model-names.queries.ts'
import { findUsable } from '../modes/usable-mode.queries.ts'
import { modeHarm } from '../proposals/harm.words.ts'
import { phasesThere } from '../proposals/phases-there.queries.ts'
import { followedNow } from './followed-now.queries.ts'
import type { ModeChange, ModeSwitch } from './wishes.schemas.ts'

/** What would change for a robot under another mode: before it is wished. */
export async function showModeSwitch(ctx: Context, { id, modo_id }: ModeChange): Promise<ModeSwitch> {
  const { device, link } = await inDevice(ctx, id, 'work')
  const [usable, now, names, there] = await Promise.all([
    findUsable(ctx, modo_id, { model_id: device.model_id, owner_id: link?.user_id ?? null }),
    followedNow(ctx, device.id),
    modelNames(ctx, device.model_id),
    link ? phasesThere(ctx, link.id, visibleTo(ctx.viewer)) : [],
  ])
  if (!usable) throw new AppError('not_found', 'Este robô não tem esse modo.')
  return {
    mode: { id: usable.mode.id, name: usable.mode.name },
    differences: modeDifferences(now?.program ?? ModeProgram.parse({}), usable.program, names),
    harm: modeHarm(usable, there, names),
  }
}
