import { eq, sql } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { ledger_accounts } from './book/book.table.ts'
import { payouts } from './payouts/payouts.table.ts'
import { receivables } from './receivables/receivables.table.ts'
import { unsealBank } from './receivers/receiver-bank.secrets.ts'
import { receivers } from './receivers/receivers.table.ts'

const books = 'São registros contábeis, que a lei manda guardar por cinco anos. Não mostramos a ninguém.'

export const ledgerPersonalData: PersonalTable[] = [
  {
    table: receivables,
    label: 'O que você tem a receber de vendas',
    rows: ({ id }) => eq(receivables.user_id, id),
    exported: { file: 'recebiveis', omit: ['user_id', 'store_id'] },
    erased: { kept: books },
  },
  {
    table: payouts,
    label: 'Repasses que você recebeu',
    rows: ({ id }) => eq(payouts.user_id, id),
    exported: { file: 'repasses', omit: ['user_id', 'store_id'] },
    erased: { kept: books },
  },
  {
    table: ledger_accounts,
    label: 'Sua conta no razão',
    tie: true,
    rows: ({ id }) => eq(ledger_accounts.user_id, id),
    exported: { not: 'É só um número interno, que liga os seus recebíveis aos lançamentos.' },
    erased: { kept: books },
  },
  {
    table: receivers,
    label: 'Seus dados de recebimento',
    rows: ({ id }) => eq(receivers.user_id, id),
    reveal: ({ env }, row) => ({
      ...row,
      sealed_bank: unsealBank(env.keys, { uuid: String(row.uuid), sealed_bank: String(row.sealed_bank) }),
    }),
    exported: { file: 'recebedores', omit: ['uuid', 'created_by'] },
    erased: { kept: 'São os dados de quem recebeu cada repasse, que a lei manda guardar por cinco anos.' },
  },
  {
    table: receivers,
    label: 'Dados de recebimento que você cadastrou para uma loja',
    rows: ({ id }) => sql`${receivers.created_by} = ${id} and ${receivers.user_id} is null`,
    exported: { not: 'São dados da loja. Quem é dono vê na página de recebedores.' },
    erased: { kept: 'São os dados de quem recebeu cada repasse, que a lei manda guardar por cinco anos.' },
  },
]
