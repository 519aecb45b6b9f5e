import { z } from 'zod'
import { anyone, refusing, whoCan } from '#platform/procedure.ts'
import { changeCategory, createCategory, moveCategory, removeCategory } from './product-categories.actions.ts'
import { listAllCategories, listCategories, showCategory } from './product-categories.queries.ts'
import {
  Category,
  CategoryChange,
  CategoryInput,
  CategoryList,
  CategoryMove,
  CategoryRef,
} from './product-categories.schemas.ts'

const team = whoCan('marketplace.manage')
const staff = '/v1/market/staff/category' as const
const one = `${staff}/{id}` as const

export const productCategoriesApi = {
  inUse: anyone
    .route({ method: 'GET', path: '/v1/market/category', summary: 'As categorias da loja, em árvore (sem páginas)' })
    .output(CategoryList)
    .handler(({ context }) => listCategories(context)),
  list: team
    .route({ method: 'GET', path: staff, summary: 'Todas as categorias, também as inativas (sem páginas)' })
    .output(CategoryList)
    .handler(({ context }) => listAllCategories(context)),
  show: team
    .route({ method: 'GET', path: one, summary: 'Uma categoria' })
    .input(CategoryRef)
    .output(Category)
    .handler(({ context, input }) => showCategory(context, input.id)),
  create: team
    .route({ method: 'POST', path: staff, successStatus: 201, summary: 'Nova categoria' })
    .input(CategoryInput)
    .output(Category)
    .handler(({ context, input }) => createCategory(context, input)),
  update: team
    .route({ method: 'PUT', path: one, summary: 'Muda uma categoria, ou a põe dentro de outra' })
    .input(CategoryChange)
    .output(Category)
    .handler(({ context, input }) => changeCategory(context, input)),
  move: team
    .route({ method: 'POST', path: `${one}/move`, summary: 'Muda o lugar de uma categoria entre as irmãs' })
    .input(CategoryMove)
    .output(Category)
    .handler(({ context, input }) => moveCategory(context, input)),
  remove: refusing(team, 'conflict')
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga uma categoria vazia' })
    .input(CategoryRef)
    .output(z.void())
    .handler(async ({ context, input }) => void (await removeCategory(context, input.id))),
}
