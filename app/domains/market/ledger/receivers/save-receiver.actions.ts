import { randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import { createElement } from 'react'
import { inStore } from '#domains/market/stores/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { heldBy } from '../book/held-by.queries.ts'
import type { Holder } from '../book/holder.kinds.ts'
import { columnsOf, holderKey } from '../book/holder.model.ts'
import { pixKeyOf } from './pix-key.model.ts'
import { type BankData, CHANGE_WAIT_HOURS, hintOf } from './receiver.model.ts'
import { sealBank, unsealBank } from './receiver-bank.secrets.ts'
import { ReceiverChangedMail, receiverChangedSubject } from './receivers.emails.tsx'
import { currentReceiver, showOwnReceiver } from './receivers.queries.ts'
import type { OwnReceiver, ReceiverInput, StoreReceiverInput } from './receivers.schemas.ts'
import { type Receiver, receivers } from './receivers.table.ts'
import { personBehind, tellHolder } from './tell-holder.actions.ts'

export const saveStoreReceiver = (ctx: Context, { store, ...input }: StoreReceiverInput): Promise<OwnReceiver> =>
  ctx.transaction(async (tx) => {
    const inside = await inStore(tx, store, 'receivers.manage')
    const holder: Holder = { kind: 'store', id: inside.store.id }
    await saveReceiver(tx, holder, input)
    return showOwnReceiver(tx, holder, true)
  })

export const saveMyReceiver = (ctx: Context, input: ReceiverInput): Promise<OwnReceiver> =>
  ctx.transaction(async (tx) => {
    const holder: Holder = { kind: 'user', id: signedIn(tx).id }
    await saveReceiver(tx, holder, input)
    return showOwnReceiver(tx, holder, true)
  })

/**
 * A new version in place of the last. The same data sent again changes nothing. Only bank data of an approved receiver
 * may change without another look at it; it waits a day, and whoever is behind it is told by mail.
 */
async function saveReceiver(tx: Context, holder: Holder, input: ReceiverInput) {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`receiver:${holderKey(holder)}`}, 0))`)
  const before = await currentReceiver(tx, holder)
  if (before?.state === 'suspenso')
    throw new AppError('conflict', 'Este recebedor está suspenso. Fale com a nossa equipe para liberar.')
  const bank = bankOf(input)
  if (before && isSame(tx, before, input, bank)) return
  if (before) await tx.db.update(receivers).set({ replaced_at: tx.now() }).where(eq(receivers.id, before.id))
  const stays = before?.state === 'ativo' && isSamePerson(before, input)
  const wait = (await wasPaidTo(tx, holder)) ? CHANGE_WAIT_HOURS * 3_600_000 : 0
  const uuid = randomUUIDv7()
  await tx.db.insert(receivers).values({
    uuid,
    ...columnsOf(holder),
    version: (before?.version ?? 0) + 1,
    document_kind: input.document_kind,
    document: input.document,
    legal_name: input.legal_name,
    means: input.means,
    bank_code: input.means === 'conta' ? input.bank_code : null,
    sealed_bank: sealBank(tx.env.keys, uuid, bank),
    hint: hintOf(bank),
    state: stays ? 'ativo' : 'pendente',
    usable_from: new Date(tx.now().getTime() + wait),
    created_by: signedIn(tx).id,
    created_at: tx.now(),
  })
  if (before) await tellOfChange(tx, holder, uuid)
}

/** Whether this holder ever had an approved one: a first one, or a corrected one, has nothing to protect yet. */
async function wasPaidTo({ db }: Context, holder: Holder) {
  const [one] = await db
    .select({ id: receivers.id })
    .from(receivers)
    .where(and(heldBy(receivers, holder), eq(receivers.state, 'ativo')))
    .limit(1)
  return Boolean(one)
}

function bankOf({ means, branch, account, digit, account_type, pix_key, bank_code }: ReceiverInput): BankData {
  if (means === 'pix') {
    const key = pixKeyOf(pix_key ?? '')
    if (!key) throw invalidField('pix_key', 'Confira a chave PIX.')
    return { means, key: key.key }
  }
  if (!branch || !account || !digit || !account_type || !bank_code) throw invalidField('account', 'Confira a conta.')
  return { means, branch, account, digit, type: account_type }
}

const isSamePerson = (before: Receiver, { document, legal_name }: ReceiverInput) =>
  before.document === document && before.legal_name === legal_name

const isSame = ({ env }: Context, before: Receiver, input: ReceiverInput, bank: BankData) =>
  before.state !== 'recusado' &&
  isSamePerson(before, input) &&
  before.bank_code === (input.means === 'conta' ? input.bank_code : null) &&
  isDeepStrictEqual(unsealBank(env.keys, before), bank)

async function tellOfChange(tx: Context, holder: Holder, uuid: string) {
  const { email } = await personBehind(tx, holder)
  await sendMail(tx, {
    to: email,
    subject: receiverChangedSubject,
    body: createElement(ReceiverChangedMail, { site: tx.env.site, hours: CHANGE_WAIT_HOURS }),
  })
  await tellHolder(tx, holder, {
    key: `receiver:${uuid}:changed`,
    title: 'Os dados de recebimento mudaram',
    text: 'Se não foi você, fale com a gente agora: o primeiro repasse espera um dia.',
    page: 'recebedores',
  })
}
