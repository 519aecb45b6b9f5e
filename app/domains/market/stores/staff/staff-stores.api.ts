import { whoCan } from '#platform/procedure.ts'
import { StoreRef } from '../stores/stores.schemas.ts'
import { approveStore, bringBackStore, refuseStore, reopenStore, setStoreFee, suspendStore } from './staff-stores.actions.ts'
import { listStaffStores, showStaffStore } from './staff-stores.queries.ts'
import { StaffStore, StaffStoreFilter, StaffStorePage, StoreFee, StoreReason } from './staff-stores.schemas.ts'

const team = whoCan('marketplace.manage')
const deciding = team.refusing('conflict')
const all = '/v1/market/admin/store'
const one = `${all}/{id_or_slug}` as const

export const staffStoresApi = {
  list: team.get(all, 'Todas as lojas, com quantas há em cada situação', StaffStoreFilter, StaffStorePage, listStaffStores),
  show: team.get(one, 'Uma loja inteira', StoreRef, StaffStore, (ctx, { id_or_slug }) => showStaffStore(ctx, id_or_slug)),
  approve: deciding.post(`${one}/approve`, 'Aprova uma loja', StoreRef, StaffStore, (ctx, { id_or_slug }) => approveStore(ctx, id_or_slug)),
  refuse: deciding.post(`${one}/refuse`, 'Pede ajustes, com o motivo', StoreReason, StaffStore, refuseStore),
  suspend: deciding.post(`${one}/suspend`, 'Suspende uma loja, com o motivo', StoreReason, StaffStore, suspendStore),
  reopen: deciding.post(`${one}/reopen`, 'Reabre uma loja suspensa', StoreRef, StaffStore, (ctx, { id_or_slug }) => reopenStore(ctx, id_or_slug)),
  bringBack: deciding.post(`${one}/bring-back`, 'Desfaz o encerramento de uma loja', StoreRef, StaffStore, (ctx, { id_or_slug }) => bringBackStore(ctx, id_or_slug)),
  setFee: deciding.put(`${one}/fee`, 'Define a taxa da plataforma de uma loja', StoreFee, StaffStore, setStoreFee),
}
