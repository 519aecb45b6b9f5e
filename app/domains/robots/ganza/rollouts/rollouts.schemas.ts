import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { pauseCauses, rolloutStates, rolloutSteps } from './rollout.kinds.ts'

const counted = z.number().int()
const share = 'Escreva de 1 a 100.'
const percent = z.coerce.number().int(share).min(1, share).max(100, share)
/** Typed as a percentage, with one decimal; kept in basis points. */
const failures = z.coerce.number().min(0, 'Escreva de 0 a 100.').max(100, 'Escreva de 0 a 100.')

export const RolloutInput = z.object({
  percent: percent.default(5),
  /** More failures than this percentage, of the robots that ended, pause it. */
  most_failures_percent: failures.default(5),
})
export const RolloutCreate = RolloutInput.extend({ firmware_id: rowId })
export type RolloutCreate = z.infer<typeof RolloutCreate>
export const RolloutRef = z.object({ id: rowId })
export const RolloutChange = RolloutInput.extend({ ...RolloutRef.shape, opened: Opened })
export type RolloutChange = z.infer<typeof RolloutChange>

export const RolloutFilter = PageInput.extend({
  firmware_id: rowId.optional(),
  model_id: rowId.optional(),
  state: z.enum(rolloutStates).optional(),
  order_by: z.enum(['created_at']).default('created_at'),
})
export type RolloutFilter = z.infer<typeof RolloutFilter>

export const Rollout = z.object({
  id: counted,
  firmware: z.object({ id: counted, version: z.string() }),
  model: z.object({ id: counted, name: z.string() }),
  percent: counted,
  state: z.enum(rolloutStates),
  paused_why: z.enum(pauseCauses).nullable(),
  most_failures_percent: z.number(),
  force: z.boolean(),
  /** Only robots that run this version. */
  only_from: z.string().nullable(),
  /** Robots that it reached, by how far they are. */
  steps: z.array(z.object({ step: z.enum(rolloutSteps), count: counted })),
  reached: counted,
  /** Whose owners said 'agora não'. */
  postponed: counted,
  /** Robots of the model that told what they run; those of them that run the version. */
  robots: counted,
  running: counted,
  reasons: z.array(z.object({ reason: z.string().nullable(), count: counted })),
  /** The published version before it: where a roll back goes. */
  former: z.string().nullable(),
  created_at: z.date(),
  ended_at: z.date().nullable(),
})
export type Rollout = z.infer<typeof Rollout>
export const RolloutPage = pageOf(Rollout)

export const RolloutDeviceFilter = PageInput.extend({
  id: rowId,
  step: z.enum(rolloutSteps).optional(),
  order_by: z.enum(['changed_at', 'serial']).default('changed_at'),
})
export type RolloutDeviceFilter = z.infer<typeof RolloutDeviceFilter>

export const RolloutDevice = z.object({
  id: counted,
  serial: z.string(),
  firmware: z.string().nullable(),
  from_version: z.string(),
  step: z.enum(rolloutSteps),
  reason: z.string().nullable(),
  attempts: counted,
  offered_at: z.date(),
  due_at: z.date(),
  postponed_at: z.date().nullable(),
  /** Its command is in the queue or on its way. */
  told: z.boolean(),
  changed_at: z.date(),
})
export type RolloutDevice = z.infer<typeof RolloutDevice>
export const RolloutDevicePage = pageOf(RolloutDevice)

/** A robot by its id or serial number. */
export const RolloutRobotRef = z.object({ id: z.coerce.string().trim().min(1).max(20) })

/** What a robot runs, and the version that is offered to it, or under way, or was the last. */
export const FirmwareOffer = z.object({
  serial: z.string(),
  running: z.string().nullable(),
  offer: z
    .object({
      version: z.string(),
      notes: z.string(),
      bytes: counted.nullable(),
      step: z.enum(rolloutSteps),
      reason: z.string().nullable(),
      /** From when on it is installed by itself; null when it is under way or over. */
      due_at: z.date().nullable(),
      postponed: z.boolean(),
      changed_at: z.date(),
      can: z.object({ decide: z.boolean() }),
    })
    .nullable(),
})
export type FirmwareOffer = z.infer<typeof FirmwareOffer>
