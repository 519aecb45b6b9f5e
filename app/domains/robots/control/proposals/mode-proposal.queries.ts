import { and, eq } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { visibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import { inDevice } from '#domains/robots/devices/index.ts'
import { roleMay } from '#domains/robots/devices/links/device-rights.model.ts'
import type { Context } from '#platform/context.ts'
import { modeDiff } from '../modes/mode-diff.words.ts'
import { ModeProgram } from '../modes/mode-program.schemas.ts'
import { modelNames } from '../modes/model-names.queries.ts'
import { findUsable } from '../modes/usable-mode.queries.ts'
import { followedNow } from '../shadow/followed-now.queries.ts'
import { modeHarm } from './harm.words.ts'
import type { ModeProposalNow } from './mode-proposals.schemas.ts'
import { mode_proposals } from './mode-proposals.table.ts'
import { isMixed } from './phases.model.ts'
import { phasesThere } from './phases-there.queries.ts'

/** What a robot is asked now, with what would change. A mode that nobody can choose any more is not proposed. */
export async function showProposal(ctx: Context, id_or_serial: string): Promise<ModeProposalNow> {
  const { device, link, role } = await inDevice(ctx, id_or_serial)
  if (!link) return { proposal: null, mixed: [] }
  const there = await phasesThere(ctx, link.id, visibleTo(ctx.viewer))
  const mixed = isMixed(there.map(({ cycle }) => cycle.slug)) ? there : []
  const [asked] = await ctx.db
    .select({ row: mode_proposals, cycle: { slug: catalogue_items.slug, name: catalogue_items.name } })
    .from(mode_proposals)
    .innerJoin(
      catalogue_items,
      and(eq(catalogue_items.catalogue, 'ciclos_da_planta'), eq(catalogue_items.slug, mode_proposals.cycle)),
    )
    .where(and(eq(mode_proposals.link_id, link.id), eq(mode_proposals.state, 'pendente')))
  const usable =
    asked && (await findUsable(ctx, asked.row.mode_id, { model_id: device.model_id, owner_id: link.user_id }))
  if (!asked || !usable) return { proposal: null, mixed }
  const [now, names] = await Promise.all([followedNow(ctx, device.id), modelNames(ctx, device.model_id)])
  const { id, slug, name } = usable.mode
  const harm = modeHarm(usable, there, names)
  return {
    mixed,
    proposal: {
      ...{ id: asked.row.id, cycle: asked.cycle, asked_at: asked.row.asked_at, mode: { id, slug, name } },
      fits: harm === null,
      harm,
      from: now?.name ?? null,
      changes: modeDiff(now?.program ?? ModeProgram.parse({}), usable.program, names),
      can: { answer: roleMay(role, 'work') },
    },
  }
}
