import { z } from 'zod'
import { DeviceRef } from '#domains/robots/devices/devices/devices.schemas.ts'
import { rowId } from '#shared/row-id.ts'
import { proposalStates } from './proposal.kinds.ts'

/** What is asked of whoever works with a robot, because plants of its space entered another cycle. */
export const ModeProposal = z.object({
  id: z.number().int(),
  cycle: z.object({ slug: z.string(), name: z.string() }),
  mode: z.object({ id: z.number().int(), slug: z.string(), name: z.string() }),
  /** What it follows now; null: nothing. */
  from: z.string().nullable(),
  /** What would change, in words. */
  changes: z.array(z.object({ kind: z.enum(['added', 'removed', 'changed']), text: z.string() })),
  asked_at: z.date(),
  /** All plants there take it: else it is taken by who chooses it among the modes. */
  fits: z.boolean(),
  /** What it does to those that do not, in a sentence. */
  harm: z.string().nullable(),
  can: z.object({ answer: z.boolean() }),
})

/** Null: nothing is asked. `mixed`: plants there that need different light or air; empty when all get on. */
export const ModeProposalNow = z.object({
  proposal: ModeProposal.nullable(),
  mixed: z.array(
    z.object({
      cycle: z.object({ slug: z.string(), name: z.string() }),
      /** Of the plants that the viewer may see. */
      names: z.array(z.string()),
      count: z.number().int(),
    }),
  ),
})
export type ModeProposalNow = z.infer<typeof ModeProposalNow>

export const ModeProposalAnswer = DeviceRef.extend({ proposal_id: rowId, accepted: z.boolean() })
export type ModeProposalAnswer = z.infer<typeof ModeProposalAnswer>

export const ModeProposalAnswered = z.object({
  id: z.number().int(),
  state: z.enum(proposalStates),
  /** The version of the wishes that follows; null when nothing changes. */
  desired_version: z.number().int().nullable(),
})
export type ModeProposalAnswered = z.infer<typeof ModeProposalAnswered>
