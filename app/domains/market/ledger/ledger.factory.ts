import { randomUUIDv7 } from 'node:crypto'
import { aStore } from '#domains/market/stores/stores.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import type { Holder } from './book/holder.kinds.ts'
import { columnsOf } from './book/holder.model.ts'
import { type BankData, hintOf } from './receivers/receiver.model.ts'
import { sealBank } from './receivers/receiver-bank.secrets.ts'
import { type Receiver, receivers } from './receivers/receivers.table.ts'
import { recordSale, type Sale } from './sales/sales.actions.ts'

export const storeHolder = (id: number): Holder => ({ kind: 'store', id })
export const personHolder = (id: number): Holder => ({ kind: 'user', id })

/** An approved receiver, by a bank account unless said otherwise. */
export async function aReceiver(ctx: Context, holder: Holder, fields: Partial<Receiver> & { bank?: BankData } = {}) {
  const { bank = { means: 'conta', branch: '0123', account: '4567890', digit: '1', type: 'corrente' }, ...rest } =
    fields
  const uuid = randomUUIDv7()
  const [receiver] = await ctx.db
    .insert(receivers)
    .values({
      uuid,
      ...columnsOf(holder),
      version: 1,
      document_kind: 'cnpj',
      document: '11222333000181',
      legal_name: 'Loja de Teste Ltda.',
      means: bank.means,
      bank_code: bank.means === 'conta' ? '341' : null,
      sealed_bank: sealBank(ctx.env.keys, uuid, bank),
      hint: hintOf(bank),
      state: 'ativo',
      usable_from: ctx.now(),
      created_by: rest.created_by ?? rest.user_id ?? (await aUser(ctx)).id,
      ...rest,
    })
    .returning()
  if (!receiver) throw new Error('no receiver')
  return receiver
}

/** A sale of R$ 100,00 by PIX: R$ 90,00 for the store, R$ 10,00 for us, not held back. */
export async function aSale(ctx: Context, store_id: number, fields: Partial<Sale> = {}) {
  const sale: Sale = {
    reference: `sale:${randomUUIDv7()}`,
    order_uuid: randomUUIDv7(),
    store_id,
    total: 10_000,
    gateway_fee: 99,
    platform: 1000,
    parts: [{ holder: storeHolder(store_id), role: 'loja', amount: 9000 }],
    installments: 1,
    method: 'pix',
    paid_on: dayKey(ctx.now()),
    hold_until: dayKey(ctx.now()),
    ...fields,
  }
  await ctx.transaction((tx) => recordSale(tx, sale))
  return sale
}

/** A store with its owner, and somewhere to be paid. */
export async function aPaidStore(ctx: Context) {
  const { store, owner } = await aStore(ctx)
  const receiver = await aReceiver(ctx, storeHolder(store.id), { created_by: owner.id })
  return { store, owner, receiver, holder: storeHolder(store.id) }
}
