import { z } from 'zod'

const text = z.string().max(300)

/** As EMQX and mosquitto-go-auth ask; what else they say is left aside. */
export const BrokerCredential = z.looseObject({ username: text, password: text })
export type BrokerCredential = z.infer<typeof BrokerCredential>

/** EMQX says `action`, mosquitto-go-auth `acc`: 1 read, 2 write, 4 subscribe. */
export const BrokerTopic = z.looseObject({
  username: text,
  topic: text,
  action: z.enum(['publish', 'subscribe']).optional(),
  acc: z.coerce.number().int().max(7).optional(),
})
export type BrokerTopic = z.infer<typeof BrokerTopic>

export const BrokerAllowed = z.object({ result: z.literal('allow') })
