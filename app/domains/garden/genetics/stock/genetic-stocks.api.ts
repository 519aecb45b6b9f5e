import { login, Nothing, owner } from '#platform/procedure.ts'
import { createStock, deleteStock, updateStock } from './genetic-stocks.actions.ts'
import { listStocks, showStock } from './genetic-stocks.queries.ts'
import { Stock, StockChange, StockCreate, StockFilter, StockRef, Stocks } from './genetic-stocks.schemas.ts'

const all = '/v1/plan-cultivation/genetic-stock' as const
const one = `${all}/{id}` as const

export const geneticStocksApi = {
  list: login.get(all, 'Suas sementes e clones', StockFilter, Stocks, listStocks),
  show: owner.get(one, 'Um pacote seu', StockRef, Stock, (ctx, { id }) => showStock(ctx, id)),
  create: login.create('/v1/plan-cultivation/genetic/{id_or_slug}/stock', 'Anota sementes ou clones no seu estoque', StockCreate, Stock, createStock),
  update: owner.put(one, 'Corrige um pacote', StockChange, Stock, updateStock),
  remove: owner.delete(one, 'Apaga um pacote', StockRef, Nothing, (ctx, { id }) => deleteStock(ctx, id)),
}
