import { and, desc, inArray, isNotNull } from 'drizzle-orm'
import { whatsapp_inbound } from '#domains/messages/whatsapp/inbound/whatsapp-inbound.table.ts'
import type { Context } from '#platform/context.ts'
import { hashesOfNumber } from './number.secrets.ts'

/** Whether 'PARAR' is the last that this number wrote to us: until it writes something else, nothing goes there. */
export async function saidStop({ db, env }: Context, phone: string): Promise<boolean> {
  const { from_hash, outcome, said_at, id } = whatsapp_inbound
  const [last] = await db
    .select({ outcome })
    .from(whatsapp_inbound)
    .where(and(inArray(from_hash, hashesOfNumber(env.keys, phone)), isNotNull(outcome)))
    .orderBy(desc(said_at), desc(id))
    .limit(1)
  return last?.outcome === 'stop'
}
