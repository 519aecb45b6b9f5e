import { inAStore, Nothing } from '#platform/procedure.ts'
import { addRate, addStates, changeRate, changeTable, createTable, importRates, removeRate, removeTable } from './freight-tables.actions.ts'
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
const read = inAStore.refusing('not_found')
const write = inAStore.refusing('not_found', 'conflict')

export const freightTablesApi = {
  show: read.get(one, 'Uma tabela de frete da loja, com as faixas', FreightTableRef, FreightTableDetail, showTable),
  create: write.create(all, 'Nova tabela de frete', FreightTableCreate, FreightTableDetail, createTable),
  change: write.put(one, 'Muda nome, situação e frete grátis de uma tabela', FreightTableChange, FreightTableDetail, changeTable),
  remove: write.delete(one, 'Apaga uma tabela de frete', FreightTableRef, Nothing, removeTable),
  addRate: write.create(`${one}/rate`, 'Nova faixa de CEP e peso', FreightRateCreate, FreightTableDetail, addRate),
  changeRate: write.put(`${one}/rate/{rate_id}`, 'Muda uma faixa', FreightRateChange, FreightTableDetail, changeRate),
  removeRate: write.delete(`${one}/rate/{rate_id}`, 'Apaga uma faixa', FreightRateRef, FreightTableDetail, removeRate),
  addStates: write.post(`${one}/states`, 'Põe as faixas de estados inteiros com um preço', FreightRatesOfStates, FreightTableDetail, addStates),
  importRates: write.post(`${one}/import`, 'Troca todas as faixas pelas de um CSV, ou nenhuma', FreightRatesImport, FreightTableDetail, importRates),
}
