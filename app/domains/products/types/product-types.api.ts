import { z } from 'zod'
import { anyone, refusing, whoCan } from '#platform/procedure.ts'
import { changeType, createType, moveType, removeType } from './product-types.actions.ts'
import { listTypes, showType } from './product-types.queries.ts'
import {
  ProductType,
  ProductTypeChange,
  ProductTypeInput,
  ProductTypeList,
  ProductTypeMove,
  ProductTypeRef,
} from './product-types.schemas.ts'

const team = whoCan('marketplace.manage')
const all = '/v1/market/product-type' as const
const staff = '/v1/market/staff/product-type' as const
const one = `${staff}/{id}` as const

export const productTypesApi = {
  inUse: anyone
    .route({ method: 'GET', path: all, summary: 'Tipos do que se vende (sem páginas)' })
    .output(ProductTypeList)
    .handler(({ context }) => listTypes(context, 'active')),
  list: team
    .route({ method: 'GET', path: staff, summary: 'Todos os tipos de produto, também os inativos (sem páginas)' })
    .output(ProductTypeList)
    .handler(({ context }) => listTypes(context)),
  show: team
    .route({ method: 'GET', path: one, summary: 'Um tipo de produto' })
    .input(ProductTypeRef)
    .output(ProductType)
    .handler(({ context, input }) => showType(context, input.id)),
  create: team
    .route({ method: 'POST', path: staff, successStatus: 201, summary: 'Novo tipo de produto' })
    .input(ProductTypeInput)
    .output(ProductType)
    .handler(({ context, input }) => createType(context, input)),
  update: team
    .route({ method: 'PUT', path: one, summary: 'Muda um tipo de produto' })
    .input(ProductTypeChange)
    .output(ProductType)
    .handler(({ context, input }) => changeType(context, input)),
  move: team
    .route({ method: 'POST', path: `${one}/move`, summary: 'Muda o lugar de um tipo na lista' })
    .input(ProductTypeMove)
    .output(ProductType)
    .handler(({ context, input }) => moveType(context, input)),
  remove: refusing(team, 'conflict')
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga um tipo sem produtos' })
    .input(ProductTypeRef)
    .output(z.void())
    .handler(async ({ context, input }) => void (await removeType(context, input.id))),
}
