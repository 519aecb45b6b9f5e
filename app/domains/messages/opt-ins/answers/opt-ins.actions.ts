import { and, eq, isNotNull } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import {
  type AddressedChannel,
  type addressedChannels,
  notification_addresses,
} from '#domains/people/notifications/addresses/notification-addresses.table.ts'
import { addressOfChannel } from '#domains/people/notifications/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { sealText } from '#platform/seal.ts'
import { message_opt_ins } from './message-opt-ins.table.ts'
import { sealedFor } from './opt-in-seal.model.ts'
import { lastAnswer, myOptIns } from './opt-ins.queries.ts'
import type { MyOptIns, OptInInput } from './opt-ins.schemas.ts'
import { type AnswerPlace, type Scope, scopes } from './scope.kinds.ts'
import { sentenceOf } from './scope.words.ts'

/** Records an answer. The same again, or two at once, is one row of the history. */
export const answerOptIn = (ctx: Context, { given, ...asked }: OptInInput): Promise<MyOptIns> =>
  ctx.transaction(async (tx) => {
    const { id } = signedIn(tx)
    await lockPerson(tx, id)
    const { channel, scope } = asked
    if (given) await allow(tx, id, asked)
    else await refuse(tx, id, { channel, scope, how: 'page' })
    return myOptIns(tx)
  })

type Ended = Exclude<AnswerPlace, 'page'>

/** Somebody wrote 'PARAR', or their number is another account's now: no yes stands by this channel. */
export async function withdrawAll(tx: Context, user_id: number, channel: AddressedChannel, how: Ended) {
  await lockPerson(tx, user_id)
  for (const scope of scopes) await refuse(tx, user_id, { channel, scope, how })
}

async function allow(tx: Context, user_id: number, { channel, scope, shown }: Omit<OptInInput, 'given'>) {
  const [row] = await tx.db
    .select()
    .from(notification_addresses)
    .where(
      and(
        eq(notification_addresses.user_id, user_id),
        eq(notification_addresses.channel, channel),
        isNotNull(notification_addresses.confirmed_at),
      ),
    )
    .for('share')
  const address = row && (await addressOfChannel(tx, user_id, channel))
  if (!address) throw invalidField('given', missing[channel])
  if (shown !== undefined && shown !== row.shown)
    throw invalidField(
      'given',
      `O endereço mudou enquanto você lia: agora é o com ${row.shown}. Confira e responda de novo.`,
    )
  const last = await lastAnswer(tx, user_id, channel, scope)
  const sentence = sentenceOf(channel, scope)
  if (last?.given && last.sentence === sentence && last.at >= row.created_at) return
  const sealed_address = sealText(tx.env.keys, sealedFor(user_id, channel), address)
  await add(tx, { user_id, channel, scope, given: true, sentence, sealed_address, shown: row.shown, how: 'page' })
}

async function refuse(
  tx: Context,
  user_id: number,
  answer: { channel: AddressedChannel; scope: Scope; how: AnswerPlace },
) {
  const { channel, scope } = answer
  const last = await lastAnswer(tx, user_id, channel, scope)
  if (!last?.given) return
  await add(tx, {
    ...answer,
    user_id,
    given: false,
    sentence: sentenceOf(channel, scope),
    sealed_address: '',
    shown: last.shown,
  })
}

const add = (tx: Context, row: Omit<typeof message_opt_ins.$inferInsert, 'ip' | 'user_agent' | 'at'>) =>
  tx.db.insert(message_opt_ins).values({ ...row, ip: tx.request.ip, user_agent: tx.request.user_agent, at: tx.now() })

const lockPerson = ({ db }: Context, id: number) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')

const missing: Record<(typeof addressedChannels)[number], string> = {
  whatsapp: 'Confirme primeiro o seu número em Configurar avisos.',
  discord: 'Cadastre primeiro um webhook em Configurar avisos.',
}
