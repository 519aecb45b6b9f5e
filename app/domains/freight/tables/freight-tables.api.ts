import { z } from 'zod'
import { inAStore, refusing } from '#platform/procedure.ts'
import {
  addRate,
  addStates,
  changeRate,
  changeTable,
  createTable,
  importRates,
  removeRate,
  removeTable,
} from './freight-tables.actions.ts'
import { showTable } from './freight-tables.queries.ts'
import {
  FreightRateChange,
  FreightRateCreate,
  FreightRateRef,
  FreightRatesImport,
  FreightRatesOfStates,
  FreightTableChange,
  FreightTableCreate,
  FreightTableDetail,
  FreightTableRef,
} from './freight-tables.schemas.ts'

const all = '/v1/market/store/{store}/freight-table' as const
const one = `${all}/{id}` as const
const read = refusing(inAStore, 'not_found')
const write = refusing(inAStore, 'not_found', 'conflict')

export const freightTablesApi = {
  show: read
    .route({ method: 'GET', path: one, summary: 'Uma tabela de frete da loja, com as faixas' })
    .input(FreightTableRef)
    .output(FreightTableDetail)
    .handler(({ context, input }) => showTable(context, input)),
  create: write
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Nova tabela de frete' })
    .input(FreightTableCreate)
    .output(FreightTableDetail)
    .handler(({ context, input }) => createTable(context, input)),
  change: write
    .route({ method: 'PUT', path: one, summary: 'Muda nome, situação e frete grátis de uma tabela' })
    .input(FreightTableChange)
    .output(FreightTableDetail)
    .handler(({ context, input }) => changeTable(context, input)),
  remove: write
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga uma tabela de frete' })
    .input(FreightTableRef)
    .output(z.void())
    .handler(({ context, input }) => removeTable(context, input)),
  addRate: write
    .route({ method: 'POST', path: `${one}/rate`, successStatus: 201, summary: 'Nova faixa de CEP e peso' })
    .input(FreightRateCreate)
    .output(FreightTableDetail)
    .handler(({ context, input }) => addRate(context, input)),
  changeRate: write
    .route({ method: 'PUT', path: `${one}/rate/{rate_id}`, summary: 'Muda uma faixa' })
    .input(FreightRateChange)
    .output(FreightTableDetail)
    .handler(({ context, input }) => changeRate(context, input)),
  removeRate: write
    .route({ method: 'DELETE', path: `${one}/rate/{rate_id}`, summary: 'Apaga uma faixa' })
    .input(FreightRateRef)
    .output(FreightTableDetail)
    .handler(({ context, input }) => removeRate(context, input)),
  addStates: write
    .route({ method: 'POST', path: `${one}/states`, summary: 'Põe as faixas de estados inteiros com um preço' })
    .input(FreightRatesOfStates)
    .output(FreightTableDetail)
    .handler(({ context, input }) => addStates(context, input)),
  importRates: write
    .route({ method: 'POST', path: `${one}/import`, summary: 'Troca todas as faixas pelas de um CSV, ou nenhuma' })
    .input(FreightRatesImport)
    .output(FreightTableDetail)
    .handler(({ context, input }) => importRates(context, input)),
}
