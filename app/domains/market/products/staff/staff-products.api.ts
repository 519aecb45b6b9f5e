import { whoCan } from '#platform/procedure.ts'
import { approveChange, refuseChange } from '../changes/changes.actions.ts'
import { approveProduct, highlightProduct, refuseProduct, removeForStaff, restoreForStaff } from './staff-products.actions.ts'
import { listForStaff, showForStaff } from './staff-products.queries.ts'
import {
  StaffChangeRef,
  StaffChangeRefusal,
  StaffHighlight,
  StaffProduct,
  StaffProductApproval,
  StaffProductFilter,
  StaffProductPage,
  StaffProductReason,
  StaffProductRef,
} from './staff-products.schemas.ts'

const team = whoCan('marketplace.manage')
const decides = team.refusing('conflict')
const all = '/v1/market/staff/product' as const
const one = `${all}/{id}` as const

export const staffProductsApi = {
  list: team.get(all, 'Produtos de todas as lojas; o que espera a equipe vem antes', StaffProductFilter, StaffProductPage, listForStaff),
  show: team.get(one, 'Um produto, em qualquer situação', StaffProductRef, StaffProduct, (ctx, { id }) => showForStaff(ctx, id)),
  approve: decides.post(`${one}/approve`, 'Publica um produto conferido', StaffProductApproval, StaffProduct, approveProduct),
  refuse: decides.post(`${one}/refuse`, 'Recusa um produto, com o motivo', StaffProductReason, StaffProduct, refuseProduct),
  removeProduct: decides.post(`${one}/remove`, 'Tira um produto da loja, com o motivo', StaffProductReason, StaffProduct, removeForStaff),
  restore: decides.post(`${one}/restore`, 'Devolve um produto à loja, como rascunho', StaffProductRef, StaffProduct, restoreForStaff),
  highlight: team.post(`${one}/highlight`, 'Põe ou tira um produto dos destaques', StaffHighlight, StaffProduct, highlightProduct),
  approveChange: decides.post(`${one}/change/{change_id}/approve`, 'Aprova uma edição', StaffChangeRef, StaffProduct, approveChange),
  refuseChange: decides.post(`${one}/change/{change_id}/refuse`, 'Recusa uma edição, com o motivo', StaffChangeRefusal, StaffProduct, refuseChange),
}
