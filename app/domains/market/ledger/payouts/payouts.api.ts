import { z } from 'zod'
import { confirmed, inAStore, Nothing, whoCan } from '#platform/procedure.ts'
import { batchFile } from './batch-file.export.ts'
import { movePayout, sendPayoutsOf } from './move-payout.actions.ts'
import { listMyPayouts, listPayouts, listStorePayouts, showTrialBalance } from './payouts.queries.ts'
import * as schemas from './payouts.schemas.ts'
import { runPayoutsByHand } from './run-by-hand.actions.ts'
import { myStatement, storeStatement } from './statement.export.ts'

const ofStore = '/v1/market/store/{store}/payouts'
const mine = '/v1/market/my-payouts'
const all = '/v1/market/payouts'
const inside = inAStore.refusing('not_found', 'forbidden')
const team = whoCan('marketplace.manage')

/** What a store, a partner or an affiliate was paid. */
export const ownPayoutsApi = {
  list: inside.get(ofStore, 'Os repasses da loja', schemas.StorePayoutFilter, schemas.OwnPayoutPage, listStorePayouts),
  statement: inside.get(`${ofStore}/{uuid}/statement`, 'O extrato de um repasse da loja, PDF ou CSV', schemas.StoreStatementRef, z.file(), storeStatement),
  mine: confirmed.get(mine, 'Os próprios repasses', schemas.OwnPayoutFilter, schemas.OwnPayoutPage, listMyPayouts),
  myStatement: confirmed.refusing('not_found').get(`${mine}/{uuid}/statement`, 'O extrato de um repasse próprio, PDF ou CSV', schemas.StatementRef, z.file(), myStatement),
}

/** The team's side. */
export const payoutsApi = {
  list: team.get(all, 'Repasses de todos', schemas.PayoutFilter, schemas.StaffPayoutPage, listPayouts),
  run: team.post(`${all}/run`, 'Cria os repasses do dia agora', schemas.PayoutsMade, runPayoutsByHand),
  batch: team.refusing('not_found').get(`${all}/batch/{day}`, 'O arquivo do dia para o banco; fica na auditoria', schemas.BatchRef, z.file(), batchFile),
  send: team.post(`${all}/batch/{day}/sent`, 'Marca todos do dia como enviados ao banco', schemas.PayoutDay, schemas.PayoutsSent, (ctx, { day }) => sendPayoutsOf(ctx, day)),
  move: team
    .refusing('not_found', 'conflict')
    .post(`${all}/{uuid}/state`, 'Marca como enviado, pago ou devolvido', schemas.PayoutMove, Nothing, (ctx, { uuid, ...move }) => movePayout(ctx, uuid, move)),
  trialBalance: team.get('/v1/market/ledger/trial-balance', 'O balancete: o que há em cada conta', schemas.TrialBalance, showTrialBalance),
}
