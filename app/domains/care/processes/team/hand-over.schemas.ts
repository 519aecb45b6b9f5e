import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { professions } from '../processes/process.kinds.ts'

/** A line of the list of professionals. */
export const HandOverRef = z.object({ id: rowId })
export type HandOverRef = z.infer<typeof HandOverRef>

export const HandOverOptions = z.object({
  nickname: z.string(),
  profession: z.enum(professions),
  /** Seats that they have now. */
  seats: z.number().int(),
  /** Who may take them. */
  others: z.array(z.object({ id: z.number().int(), nickname: z.string(), register: z.string() })),
})
export type HandOverOptions = z.infer<typeof HandOverOptions>

export const HandOver = HandOverRef.extend({ to_id: rowId })
export type HandOver = z.infer<typeof HandOver>

export const HandedOver = z.object({
  passed: z.number().int(),
  /** Seats of finished processes, which nobody takes. */
  ended: z.number().int(),
  /** Numbers of processes in which the other already has a seat, or is the client. */
  left: z.array(z.number().int()),
  to: z.string(),
})
export type HandedOver = z.infer<typeof HandedOver>
