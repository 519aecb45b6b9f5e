import { z } from 'zod'
import { anyone, refusing } from '#platform/procedure.ts'
import { playBank } from './bank.actions.ts'
import { listBank } from './bank.queries.ts'
import { BankFilter, BankPage, BankPlay } from './bank.schemas.ts'

const bank = '/v1/market/sandbox-bank'

/** The bank of the demo world; 404 anywhere else. */
export const bankApi = {
  list: refusing(anyone, 'not_found')
    .route({ method: 'GET', path: bank, summary: 'O banco da demonstração: cobranças da sandbox (404 fora dela)' })
    .input(BankFilter)
    .output(BankPage)
    .handler(({ context, input }) => listBank(context, input)),
  play: refusing(anyone, 'not_found', 'conflict')
    .route({
      method: 'POST',
      path: bank,
      successStatus: 204,
      summary: 'Faz o papel do banco (404 fora da demonstração)',
    })
    .input(BankPlay)
    .output(z.void())
    .handler(({ context, input }) => playBank(context, input)),
}
