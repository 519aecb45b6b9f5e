import { confirmed, inAStore } from '#platform/procedure.ts'
import { listOwnCommissions, listStoreCommissions, sumOwnCommissions, sumStoreCommissions } from './commissions.queries.ts'
import { CommissionFilter, CommissionPage, CommissionStoreRef, CommissionSums, StoreCommissionFilter } from './commissions.schemas.ts'

const ofStore = '/v1/market/store/{store}/commission' as const
const own = '/v1/market/my-commissions' as const
const inside = inAStore.refusing('not_found', 'forbidden')

export const commissionsApi = {
  list: inside.get(ofStore, 'As comissões de afiliados da loja, por item vendido', StoreCommissionFilter, CommissionPage, listStoreCommissions),
  sums: inside.get(`${ofStore}/sums`, 'Quanto a loja deve e pagou em comissões', CommissionStoreRef, CommissionSums, sumStoreCommissions),
  mine: confirmed.get(own, 'As próprias comissões', CommissionFilter, CommissionPage, listOwnCommissions),
  mySums: confirmed.get(`${own}/sums`, 'A soma das próprias comissões, por situação', CommissionSums, sumOwnCommissions),
}
