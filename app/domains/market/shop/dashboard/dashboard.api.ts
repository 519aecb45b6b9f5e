import { inAStore, login } from '#platform/procedure.ts'
import { listGlances, showDashboard } from './dashboard.queries.ts'
import { DashboardAsk, SoldAsk, SoldLines, SoldOrders, StoreDashboard, StoreGlances } from './dashboard.schemas.ts'
import { listSoldLines, listSoldOrders } from './sold.queries.ts'

const one = '/v1/market/store/{store}' as const

export const dashboardApi = {
  show: inAStore.get(`${one}/dashboard`, 'Os números de uma loja, e o que espera por ela', DashboardAsk, StoreDashboard, showDashboard),
  glances: login.get('/v1/market/own-stores/dashboard', 'Os números de 30 dias das lojas em que a pessoa trabalha (sem páginas)', StoreGlances, listGlances),
  orders: inAStore.get(`${one}/sold-order`, 'Todos os pedidos de uma loja, para planilha', SoldAsk, SoldOrders, listSoldOrders),
  lines: inAStore.get(`${one}/sold-line`, 'Todos os itens vendidos de uma loja, para planilha', SoldAsk, SoldLines, listSoldLines),
}
