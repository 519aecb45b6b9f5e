import { randomUUIDv7 } from 'node:crypto'
import type { Store } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import { runPayouts } from './payouts/run-payouts.actions.ts'
import { type BankCode, bankCodes } from './receivers/bank.kinds.ts'
import { type BankData, hintOf } from './receivers/receiver.model.ts'
import { sealBank } from './receivers/receiver-bank.secrets.ts'
import { receivers } from './receivers/receivers.table.ts'

/**
 * A receiver for each store that has a document; the last two wait for staff. Account numbers follow from the document,
 * so that each world has the same.
 */
export async function seedDemoReceivers(tx: Context, stores: Map<string, Store>) {
  const named = [...stores.values()].filter(({ document, legal_name }) => document && legal_name)
  for (const [at, store] of named.entries()) {
    const pending = at >= named.length - 2
    const bank = bankOf(store, at)
    const uuid = randomUUIDv7()
    await tx.db.insert(receivers).values({
      uuid,
      store_id: store.id,
      version: 1,
      document_kind: store.document_kind ?? 'cnpj',
      document: store.document ?? '',
      legal_name: store.legal_name ?? '',
      means: bank.means,
      bank_code: bank.means === 'conta' ? codeAt(at) : null,
      sealed_bank: sealBank(tx.env.keys, uuid, bank),
      hint: hintOf(bank),
      state: pending ? 'pendente' : 'ativo',
      usable_from: store.created_at,
      created_by: store.created_by,
      created_at: store.created_at,
    })
  }
}

/** After the sales of the demo world: what is available is on its way. */
export const seedDemoPayouts = (tx: Context) => runPayouts(tx)

function bankOf({ document }: Store, at: number): BankData {
  const digits = (document ?? '').replaceAll(/\D/g, '')
  if (at % 3 === 0) return { means: 'pix', key: document ?? '' }
  return {
    means: 'conta',
    branch: digits.slice(0, 4),
    account: digits.slice(4, 11),
    digit: digits.slice(-1),
    type: 'corrente',
  }
}

const codeAt = (at: number): BankCode => bankCodes[(at * 7) % bankCodes.length] ?? '001'
