import { z } from 'zod'
import { eventKinds } from './event.kinds.ts'

export const DeviceEventKindName = z.enum(eventKinds)

/** Starts and events are counted by the robot, often from its clock: larger than the numbers of rows. */
const count = z.number().min(0).refine(Number.isSafeInteger, 'Mande um número inteiro.')

/** A message of events. Each is judged by itself, so that one wrong event loses none of the others. */
export const DeviceEventsInput = z.object({ boot: count, events: z.array(z.unknown()) })
/** More of them in one message are refused as too long a one is: sent in two they are taken. */
export const MOST_EVENTS = 500
export type DeviceEventsInput = z.infer<typeof DeviceEventsInput>

/** Why an event is refused. */
export const eventReasons = [
  'no_seq',
  'no_time',
  'future',
  'too_old',
  'unknown_kind',
  'invalid_data',
  'reused',
] as const
export type EventReason = (typeof eventReasons)[number]

export const DeviceEventsAnswer = z.object({
  accepted: z.number().int(),
  repeated: z.number().int(),
  rejected: z.array(z.object({ index: z.number().int(), reason: z.enum(eventReasons) })),
  server_time: z.date(),
  waiting_commands: z.number().int(),
})
export type DeviceEventsAnswer = z.infer<typeof DeviceEventsAnswer>
