import { z } from 'zod'
import { confirmed, inAStore, refusing, whoCan } from '#platform/procedure.ts'
import { batchFile } from './batch-file.export.ts'
import { movePayout, sendPayoutsOf } from './move-payout.actions.ts'
import { listMyPayouts, listPayouts, listStorePayouts, showTrialBalance } from './payouts.queries.ts'
import * as schemas from './payouts.schemas.ts'
import { runPayoutsByHand } from './run-by-hand.actions.ts'
import { myStatement, storeStatement } from './statement.export.ts'

const ofStore = '/v1/market/store/{store}/payouts'
const mine = '/v1/market/my-payouts'
const all = '/v1/market/payouts'
const inside = refusing(inAStore, 'not_found', 'forbidden')
const team = whoCan('marketplace.manage')

/** What a store, a partner or an affiliate was paid. */
export const ownPayoutsApi = {
  list: inside
    .route({ method: 'GET', path: ofStore, summary: 'Os repasses da loja' })
    .input(schemas.StorePayoutFilter)
    .output(schemas.OwnPayoutPage)
    .handler(({ context, input }) => listStorePayouts(context, input)),
  statement: inside
    .route({
      method: 'GET',
      path: `${ofStore}/{uuid}/statement`,
      summary: 'O extrato de um repasse da loja, PDF ou CSV',
    })
    .input(schemas.StoreStatementRef)
    .output(z.file())
    .handler(({ context, input }) => storeStatement(context, input)),
  mine: confirmed
    .route({ method: 'GET', path: mine, summary: 'Os próprios repasses' })
    .input(schemas.OwnPayoutFilter)
    .output(schemas.OwnPayoutPage)
    .handler(({ context, input }) => listMyPayouts(context, input)),
  myStatement: refusing(confirmed, 'not_found')
    .route({ method: 'GET', path: `${mine}/{uuid}/statement`, summary: 'O extrato de um repasse próprio, PDF ou CSV' })
    .input(schemas.StatementRef)
    .output(z.file())
    .handler(({ context, input }) => myStatement(context, input)),
}

/** The team's side. */
export const payoutsApi = {
  list: team
    .route({ method: 'GET', path: all, summary: 'Repasses de todos' })
    .input(schemas.PayoutFilter)
    .output(schemas.StaffPayoutPage)
    .handler(({ context, input }) => listPayouts(context, input)),
  run: team
    .route({ method: 'POST', path: `${all}/run`, summary: 'Cria os repasses do dia agora' })
    .output(schemas.PayoutsMade)
    .handler(({ context }) => runPayoutsByHand(context)),
  batch: refusing(team, 'not_found')
    .route({ method: 'GET', path: `${all}/batch/{day}`, summary: 'O arquivo do dia para o banco; fica na auditoria' })
    .input(schemas.BatchRef)
    .output(z.file())
    .handler(({ context, input }) => batchFile(context, input)),
  send: team
    .route({ method: 'POST', path: `${all}/batch/{day}/sent`, summary: 'Marca todos do dia como enviados ao banco' })
    .input(schemas.PayoutDay)
    .output(schemas.PayoutsSent)
    .handler(({ context, input }) => sendPayoutsOf(context, input.day)),
  move: refusing(team, 'not_found', 'conflict')
    .route({
      method: 'POST',
      path: `${all}/{uuid}/state`,
      summary: 'Marca como enviado, pago ou devolvido',
      successStatus: 204,
    })
    .input(schemas.PayoutMove)
    .output(z.void())
    .handler(({ context, input: { uuid, ...move } }) => movePayout(context, uuid, move)),
  trialBalance: team
    .route({ method: 'GET', path: '/v1/market/ledger/trial-balance', summary: 'O balancete: o que há em cada conta' })
    .output(schemas.TrialBalance)
    .handler(({ context }) => showTrialBalance(context)),
}
