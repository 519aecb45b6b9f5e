import { z } from 'zod'
import { idList } from '#shared/row-id.ts'
import { LessonRef } from '../classroom/classroom.schemas.ts'

/** Of the classes on a phone. */
export const KeptIds = z.object({ ids: idList })
export type KeptIds = z.infer<typeof KeptIds>
/** Those that may still be seen, with what their pupil has done and noted in them. */
export const KeptOpen = z.object({
  open: z.array(z.number().int()),
  done: z.array(z.number().int()),
  notes: z.array(
    z.object({ id: z.number().int(), lesson_id: z.number().int(), second: z.number().int(), text: z.string() }),
  ),
})

const second = z.number().min(0).max(100_000)

export const OfflineWatch = LessonRef.extend({
  /** In the order in which they were played; `took_s` by the phone's clock. */
  played: z.array(z.object({ from: second, to: second, took_s: second })).max(1000),
  position_s: second,
  idempotency_key: z.uuid(),
})
export type OfflineWatch = z.infer<typeof OfflineWatch>
