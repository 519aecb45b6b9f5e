import { confirmed, inAStore, refusing } from '#platform/procedure.ts'
import {
  listOwnCommissions,
  listStoreCommissions,
  sumOwnCommissions,
  sumStoreCommissions,
} from './commissions.queries.ts'
import {
  CommissionFilter,
  CommissionPage,
  CommissionStoreRef,
  CommissionSums,
  StoreCommissionFilter,
} from './commissions.schemas.ts'

const ofStore = '/v1/market/store/{store}/commission' as const
const own = '/v1/market/my-commissions' as const
const inside = refusing(inAStore, 'not_found', 'forbidden')

export const commissionsApi = {
  list: inside
    .route({ method: 'GET', path: ofStore, summary: 'As comissões de afiliados da loja, por item vendido' })
    .input(StoreCommissionFilter)
    .output(CommissionPage)
    .handler(({ context, input }) => listStoreCommissions(context, input)),
  sums: inside
    .route({ method: 'GET', path: `${ofStore}/sums`, summary: 'Quanto a loja deve e pagou em comissões' })
    .input(CommissionStoreRef)
    .output(CommissionSums)
    .handler(({ context, input }) => sumStoreCommissions(context, input)),
  mine: confirmed
    .route({ method: 'GET', path: own, summary: 'As próprias comissões' })
    .input(CommissionFilter)
    .output(CommissionPage)
    .handler(({ context, input }) => listOwnCommissions(context, input)),
  mySums: confirmed
    .route({ method: 'GET', path: `${own}/sums`, summary: 'A soma das próprias comissões, por situação' })
    .output(CommissionSums)
    .handler(({ context }) => sumOwnCommissions(context)),
}
