import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import {
  type AddressedChannel,
  addressedChannels,
  notification_addresses,
} from '#domains/people/notifications/addresses/notification-addresses.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { message_opt_ins } from './message-opt-ins.table.ts'
import type { MyOptIns } from './opt-ins.schemas.ts'
import { type Scope, scopes } from './scope.kinds.ts'
import { sentenceOf } from './scope.words.ts'

/** What the viewer asked for, and every answer before. */
export async function myOptIns(ctx: Context): Promise<MyOptIns> {
  const { id: user_id } = signedIn(ctx)
  const { id, channel, scope, given, sentence, shown, how, at } = message_opt_ins
  const [history, addresses] = await Promise.all([
    ctx.db
      .select({ id, channel, scope, given, sentence, shown, how, at })
      .from(message_opt_ins)
      .where(eq(message_opt_ins.user_id, user_id))
      .orderBy(desc(message_opt_ins.id))
      .limit(200),
    ctx.db
      .select()
      .from(notification_addresses)
      .where(and(eq(notification_addresses.user_id, user_id), isNotNull(notification_addresses.confirmed_at))),
  ])
  const channels = addressedChannels.map((one) => {
    const address = addresses.find((row) => row.channel === one)
    const answers = scopes.map((of) => {
      const last = history.find((row) => row.channel === one && row.scope === of)
      const stands = Boolean(address && last?.given && last.at >= address.created_at)
      return { scope: of, sentence: sentenceOf(one, of), given: stands, at: last?.at ?? null }
    })
    return { channel: one, shown: address?.shown ?? null, answers }
  })
  return { channels, history }
}

// Raw: in a select of one table the library leaves its name out, and here other tables have an id.
/** Of `users`: has an address that was proved. */
export const hasAddress = (channel: AddressedChannel): SQL =>
  sql`exists (select from ${notification_addresses} a where a.user_id = users.id and a.channel = ${channel} and a.confirmed_at is not null)`

/** Of `users`: the newest answer is a yes, for the address that stands now. */
export const allowed = (channel: AddressedChannel, scope: Scope): SQL =>
  sql`exists (select from ${notification_addresses} a where a.user_id = users.id and a.channel = ${channel} and a.confirmed_at is not null
    and (select o.given and o.at >= a.created_at from ${message_opt_ins} o
      where o.user_id = a.user_id and o.channel = a.channel and o.scope = ${scope} order by o.id desc limit 1))`

/** The newest answer; undefined when never answered. */
export async function lastAnswer({ db }: Context, user_id: number, channel: AddressedChannel, scope: Scope) {
  const { user_id: of, channel: by, scope: to } = message_opt_ins
  const [last] = await db
    .select()
    .from(message_opt_ins)
    .where(and(eq(of, user_id), eq(by, channel), eq(to, scope)))
    .orderBy(desc(message_opt_ins.id))
    .limit(1)
  return last
}
