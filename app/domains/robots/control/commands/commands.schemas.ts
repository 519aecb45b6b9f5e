import { z } from 'zod'
import { queryBoolean } from '#shared/pagination.ts'
import { commandKinds, commandStates } from './command.kinds.ts'

/** A robot waits for its commands for at most so long. */
export const LONGEST_WAIT_SECONDS = 25

export const DeviceQueueRef = z.object({
  serial: z.string().trim().max(20),
  /** For people: with the finished ones. */
  get_all: queryBoolean.optional(),
  /** For the robot: how many seconds it waits when nothing is there. */
  wait: z.coerce.number().int().min(0).max(LONGEST_WAIT_SECONDS).default(0),
})

/** A command as its owner sees it. */
export const DeviceCommandCard = z.object({
  id: z.uuid(),
  kind: z.enum(commandKinds),
  state: z.enum(commandStates),
  /** Of the payload: what the sentence needs. */
  mode: z.string().nullable(),
  channel: z.string().nullable(),
  level: z.number().nullable(),
  reason: z.string().nullable(),
  attempts: z.number().int(),
  created_at: z.date(),
  expires_at: z.date(),
  sent_at: z.date().nullable(),
  received_at: z.date().nullable(),
  ended_at: z.date().nullable(),
})
export type DeviceCommandCard = z.infer<typeof DeviceCommandCard>

/** A command as the robot gets it (docs/robot-protocol.md). */
export const RobotCommand = z.object({
  id: z.uuid(),
  kind: z.enum(commandKinds),
  payload: z.record(z.string(), z.unknown()),
  issued_at: z.date(),
  expires_at: z.date(),
})
export type RobotCommand = z.infer<typeof RobotCommand>

/** To people the states of the queue, newest first; to the robot what it has to do, oldest first. */
export const DeviceQueue = z.object({
  data: z.union([z.array(DeviceCommandCard), z.array(RobotCommand)]),
  server_time: z.date(),
})
