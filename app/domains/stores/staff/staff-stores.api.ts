import { refusing, whoCan } from '#platform/procedure.ts'
import { StoreRef } from '../stores/stores.schemas.ts'
import {
  approveStore,
  bringBackStore,
  refuseStore,
  reopenStore,
  setStoreFee,
  suspendStore,
} from './staff-stores.actions.ts'
import { listStaffStores, showStaffStore } from './staff-stores.queries.ts'
import { StaffStore, StaffStoreFilter, StaffStorePage, StoreFee, StoreReason } from './staff-stores.schemas.ts'

const team = whoCan('marketplace.manage')
const deciding = refusing(team, 'conflict')
const all = '/v1/market/admin/store'
const one = `${all}/{id_or_slug}` as const

export const staffStoresApi = {
  list: team
    .route({ method: 'GET', path: all, summary: 'Todas as lojas, com quantas há em cada situação' })
    .input(StaffStoreFilter)
    .output(StaffStorePage)
    .handler(({ context, input }) => listStaffStores(context, input)),
  show: team
    .route({ method: 'GET', path: one, summary: 'Uma loja inteira' })
    .input(StoreRef)
    .output(StaffStore)
    .handler(({ context, input }) => showStaffStore(context, input.id_or_slug)),
  approve: deciding
    .route({ method: 'POST', path: `${one}/approve`, summary: 'Aprova uma loja' })
    .input(StoreRef)
    .output(StaffStore)
    .handler(({ context, input }) => approveStore(context, input.id_or_slug)),
  refuse: deciding
    .route({ method: 'POST', path: `${one}/refuse`, summary: 'Pede ajustes, com o motivo' })
    .input(StoreReason)
    .output(StaffStore)
    .handler(({ context, input }) => refuseStore(context, input)),
  suspend: deciding
    .route({ method: 'POST', path: `${one}/suspend`, summary: 'Suspende uma loja, com o motivo' })
    .input(StoreReason)
    .output(StaffStore)
    .handler(({ context, input }) => suspendStore(context, input)),
  reopen: deciding
    .route({ method: 'POST', path: `${one}/reopen`, summary: 'Reabre uma loja suspensa' })
    .input(StoreRef)
    .output(StaffStore)
    .handler(({ context, input }) => reopenStore(context, input.id_or_slug)),
  bringBack: deciding
    .route({ method: 'POST', path: `${one}/bring-back`, summary: 'Desfaz o encerramento de uma loja' })
    .input(StoreRef)
    .output(StaffStore)
    .handler(({ context, input }) => bringBackStore(context, input.id_or_slug)),
  setFee: deciding
    .route({ method: 'PUT', path: `${one}/fee`, summary: 'Define a taxa da plataforma de uma loja' })
    .input(StoreFee)
    .output(StaffStore)
    .handler(({ context, input }) => setStoreFee(context, input)),
}
