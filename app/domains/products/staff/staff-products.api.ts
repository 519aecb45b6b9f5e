import { refusing, whoCan } from '#platform/procedure.ts'
import { approveChange, refuseChange } from '../changes/changes.actions.ts'
import {
  approveProduct,
  highlightProduct,
  refuseProduct,
  removeForStaff,
  restoreForStaff,
} from './staff-products.actions.ts'
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
const decides = refusing(team, 'conflict')
const all = '/v1/market/staff/product' as const
const one = `${all}/{id}` as const

export const staffProductsApi = {
  list: team
    .route({ method: 'GET', path: all, summary: 'Produtos de todas as lojas; o que espera a equipe vem antes' })
    .input(StaffProductFilter)
    .output(StaffProductPage)
    .handler(({ context, input }) => listForStaff(context, input)),
  show: team
    .route({ method: 'GET', path: one, summary: 'Um produto, em qualquer situação' })
    .input(StaffProductRef)
    .output(StaffProduct)
    .handler(({ context, input }) => showForStaff(context, input.id)),
  approve: decides
    .route({ method: 'POST', path: `${one}/approve`, summary: 'Publica um produto conferido' })
    .input(StaffProductApproval)
    .output(StaffProduct)
    .handler(({ context, input }) => approveProduct(context, input)),
  refuse: decides
    .route({ method: 'POST', path: `${one}/refuse`, summary: 'Recusa um produto, com o motivo' })
    .input(StaffProductReason)
    .output(StaffProduct)
    .handler(({ context, input }) => refuseProduct(context, input)),
  removeProduct: decides
    .route({ method: 'POST', path: `${one}/remove`, summary: 'Tira um produto da loja, com o motivo' })
    .input(StaffProductReason)
    .output(StaffProduct)
    .handler(({ context, input }) => removeForStaff(context, input)),
  restore: decides
    .route({ method: 'POST', path: `${one}/restore`, summary: 'Devolve um produto à loja, como rascunho' })
    .input(StaffProductRef)
    .output(StaffProduct)
    .handler(({ context, input }) => restoreForStaff(context, input)),
  highlight: team
    .route({ method: 'POST', path: `${one}/highlight`, summary: 'Põe ou tira um produto dos destaques' })
    .input(StaffHighlight)
    .output(StaffProduct)
    .handler(({ context, input }) => highlightProduct(context, input)),
  approveChange: decides
    .route({ method: 'POST', path: `${one}/change/{change_id}/approve`, summary: 'Aprova uma edição' })
    .input(StaffChangeRef)
    .output(StaffProduct)
    .handler(({ context, input }) => approveChange(context, input)),
  refuseChange: decides
    .route({ method: 'POST', path: `${one}/change/{change_id}/refuse`, summary: 'Recusa uma edição, com o motivo' })
    .input(StaffChangeRefusal)
    .output(StaffProduct)
    .handler(({ context, input }) => refuseChange(context, input)),
}
