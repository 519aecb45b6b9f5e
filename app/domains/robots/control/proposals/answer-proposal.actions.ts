import { and, eq } from 'drizzle-orm'
import { visibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import { inDevice, noteEvent } from '#domains/robots/devices/index.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { followMode, usableFor } from '../shadow/follow-mode.actions.ts'
import type { ModeProposalAnswer, ModeProposalAnswered } from './mode-proposals.schemas.ts'
import { mode_proposals } from './mode-proposals.table.ts'
import { takes } from './phases.model.ts'
import { phasesThere } from './phases-there.queries.ts'
import { phasesInWords } from './proposal.words.ts'

/**
 * What was asked is answered once: who answers at the same time waits for the robot and is told. Accepted, the mode
 * changes as if it was chosen, in the same transaction.
 */
export const answerProposal = (ctx: Context, input: ModeProposalAnswer): Promise<ModeProposalAnswered> =>
  ctx.transaction(async (tx) => {
    const found = await inDevice(tx, input.id, 'work', { lock: true })
    const { device, link, role } = found
    const [asked] = link
      ? await tx.db
          .select()
          .from(mode_proposals)
          .where(and(eq(mode_proposals.id, input.proposal_id), eq(mode_proposals.link_id, link.id)))
      : []
    if (!asked) throw new AppError('not_found', 'Essa pergunta não existe.')
    const state = input.accepted ? 'aceita' : 'recusada'
    const usable = await usableFor(tx, found, asked.mode_id)
    if (input.accepted && !usable)
      throw new AppError('conflict', 'Esse modo não existe mais. Escolha outro na lista de modos.')
    if (input.accepted && usable && link) {
      const there = await phasesThere(tx, link.id, visibleTo(tx.viewer))
      if (!there.every(({ cycle }) => takes(usable.mode, cycle.slug)))
        throw new AppError('conflict', `${phasesInWords(there)}. Este modo não serve a todas.`)
    }
    const [answered] = await tx.db
      .update(mode_proposals)
      .set({ state, answered_at: tx.now(), answered_by: signedIn(tx).id })
      .where(and(eq(mode_proposals.id, asked.id), eq(mode_proposals.state, 'pendente')))
      .returning({ id: mode_proposals.id })
    if (!answered) throw new AppError('conflict', 'Essa pergunta já foi respondida, ou o modo mudou enquanto isso.')
    await noteEvent(tx, device.id, 'mode_proposal', { state, cycle: asked.cycle, slug: usable?.mode.slug })
    if (role === 'staff')
      await audit(tx, {
        action: 'mode_proposal.answer',
        subject: `device:${device.id}`,
        after: { id: asked.id, state },
      })
    const wished = input.accepted && usable ? await followMode(tx, found, usable) : null
    return { id: asked.id, state, desired_version: wished?.desired_version ?? null }
  })
