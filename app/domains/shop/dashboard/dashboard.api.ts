import { inAStore, login } from '#platform/procedure.ts'
import { listGlances, showDashboard } from './dashboard.queries.ts'
import { DashboardAsk, SoldAsk, SoldLines, SoldOrders, StoreDashboard, StoreGlances } from './dashboard.schemas.ts'
import { listSoldLines, listSoldOrders } from './sold.queries.ts'

const one = '/v1/market/store/{store}' as const

export const dashboardApi = {
  show: inAStore
    .route({ method: 'GET', path: `${one}/dashboard`, summary: 'Os números de uma loja, e o que espera por ela' })
    .input(DashboardAsk)
    .output(StoreDashboard)
    .handler(({ context, input }) => showDashboard(context, input)),
  glances: login
    .route({
      method: 'GET',
      path: '/v1/market/own-stores/dashboard',
      summary: 'Os números de 30 dias das lojas em que a pessoa trabalha (sem páginas)',
    })
    .output(StoreGlances)
    .handler(({ context }) => listGlances(context)),
  orders: inAStore
    .route({ method: 'GET', path: `${one}/sold-order`, summary: 'Todos os pedidos de uma loja, para planilha' })
    .input(SoldAsk)
    .output(SoldOrders)
    .handler(({ context, input }) => listSoldOrders(context, input)),
  lines: inAStore
    .route({ method: 'GET', path: `${one}/sold-line`, summary: 'Todos os itens vendidos de uma loja, para planilha' })
    .input(SoldAsk)
    .output(SoldLines)
    .handler(({ context, input }) => listSoldLines(context, input)),
}
