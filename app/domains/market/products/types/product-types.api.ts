import { anyone, Nothing, whoCan } from '#platform/procedure.ts'
import { changeType, createType, moveType, removeType } from './product-types.actions.ts'
import { listTypes, showType } from './product-types.queries.ts'
import { ProductType, ProductTypeChange, ProductTypeInput, ProductTypeList, ProductTypeMove, ProductTypeRef } from './product-types.schemas.ts'

const team = whoCan('marketplace.manage')
const all = '/v1/market/product-type' as const
const staff = '/v1/market/staff/product-type' as const
const one = `${staff}/{id}` as const

export const productTypesApi = {
  inUse: anyone.get(all, 'Tipos do que se vende (sem páginas)', ProductTypeList, (ctx) => listTypes(ctx, 'active')),
  list: team.get(staff, 'Todos os tipos de produto, também os inativos (sem páginas)', ProductTypeList, listTypes),
  show: team.get(one, 'Um tipo de produto', ProductTypeRef, ProductType, (ctx, { id }) => showType(ctx, id)),
  create: team.create(staff, 'Novo tipo de produto', ProductTypeInput, ProductType, createType),
  update: team.put(one, 'Muda um tipo de produto', ProductTypeChange, ProductType, changeType),
  move: team.post(`${one}/move`, 'Muda o lugar de um tipo na lista', ProductTypeMove, ProductType, moveType),
  remove: team.refusing('conflict').delete(one, 'Apaga um tipo sem produtos', ProductTypeRef, Nothing, async (ctx, { id }) => void (await removeType(ctx, id))),
}
