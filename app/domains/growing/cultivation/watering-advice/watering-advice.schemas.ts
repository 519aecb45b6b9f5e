import { z } from 'zod'
import { QuickPlant } from '#domains/garden/journal/quick-log/quick-log.schemas.ts'

const days = z.number().positive()

export const WateringReason = z.discriminatedUnion('kind', [
  /** This plant's own last intervals. */
  z.object({ kind: z.literal('intervals'), count: z.number().int(), least_days: days, most_days: days }),
  /** Intervals that are left out: a watering within seems not to have been noted. */
  z.object({ kind: z.literal('forgotten'), count: z.number().int(), most_days: days }),
  /** What differs from then; its pot lasts so many times as long. */
  z.object({
    kind: z.literal('changed'),
    what: z.enum(['cycle', 'litres', 'vpd', 'day']),
    times: z.number().positive(),
  }),
  /** What a pot like this usually lasts, as long as there are few own intervals. */
  z.object({ kind: z.literal('pot'), litres: z.number(), days }),
  /** Weighings since the last watering: what is left until the weight at which it was watered before. */
  z.object({ kind: z.literal('weighings'), count: z.number().int(), left_g: z.number(), grams_a_day: z.number() }),
])
export type WateringReason = z.infer<typeof WateringReason>

/** When a plant will probably want water; it moves no task. */
export const WateringAdvice = z.object({
  /** null: 'sem dados'. */
  next: z.object({ at: z.date(), from: z.date(), to: z.date(), sure: z.boolean() }).nullable(),
  /** What is missing: a watering, a second one (or the pot), or recent ones. */
  missing: z.enum(['watering', 'interval', 'recent']).nullable(),
  reasons: z.array(WateringReason),
})
export type WateringAdvice = z.infer<typeof WateringAdvice>

/** With what repeats the last watering, for who grows it. null: nothing to water any more. */
export const WateringAnswer = z.object({ advice: WateringAdvice.nullable(), repeat: QuickPlant.nullable() })
export type WateringAnswer = z.infer<typeof WateringAnswer>
