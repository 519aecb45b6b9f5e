import { anyone, Nothing } from '#platform/procedure.ts'
import { playBank } from './bank.actions.ts'
import { listBank } from './bank.queries.ts'
import { BankFilter, BankPage, BankPlay } from './bank.schemas.ts'

const bank = '/v1/market/sandbox-bank'

/** The bank of the demo world; 404 anywhere else. */
export const bankApi = {
  list: anyone.refusing('not_found').get(bank, 'O banco da demonstração: cobranças da sandbox (404 fora dela)', BankFilter, BankPage, listBank),
  play: anyone.refusing('not_found', 'conflict').post(bank, 'Faz o papel do banco (404 fora da demonstração)', BankPlay, Nothing, playBank),
}
