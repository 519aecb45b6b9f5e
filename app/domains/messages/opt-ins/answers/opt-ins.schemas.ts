import { z } from 'zod'
import { addressedChannels } from '#domains/people/notifications/addresses/notification-addresses.table.ts'
import { answerPlaces, scopes } from './scope.kinds.ts'

const channel = z.enum(addressedChannels)
const scope = z.enum(scopes)

/** Nothing is taken for a yes: `given` has no default. */
export const OptInInput = z.object({
  ...{ channel, scope, given: z.boolean({ error: 'Diga se quer receber ou não.' }) },
  /** Of the number or webhook that the page showed: a yes is for no other one. */
  shown: z.string().max(40).optional(),
})
export type OptInInput = z.infer<typeof OptInInput>

export const MyOptIns = z.object({
  channels: z.array(
    z.object({
      channel,
      /** What is shown of the number or webhook; null without a confirmed one. */
      shown: z.string().nullable(),
      answers: z.array(z.object({ scope, sentence: z.string(), given: z.boolean(), at: z.date().nullable() })),
    }),
  ),
  /** Every answer, newest first. */
  history: z.array(
    z.object({
      ...{ id: z.number().int(), channel, scope, given: z.boolean(), sentence: z.string(), shown: z.string() },
      ...{ how: z.enum(answerPlaces), at: z.date() },
    }),
  ),
})
export type MyOptIns = z.infer<typeof MyOptIns>
