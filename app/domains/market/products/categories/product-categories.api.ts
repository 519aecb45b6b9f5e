import { anyone, Nothing, whoCan } from '#platform/procedure.ts'
import { changeCategory, createCategory, moveCategory, removeCategory } from './product-categories.actions.ts'
import { listAllCategories, listCategories, showCategory } from './product-categories.queries.ts'
import { Category, CategoryChange, CategoryInput, CategoryList, CategoryMove, CategoryRef } from './product-categories.schemas.ts'

const team = whoCan('marketplace.manage')
const staff = '/v1/market/staff/category' as const
const one = `${staff}/{id}` as const

export const productCategoriesApi = {
  inUse: anyone.get('/v1/market/category', 'As categorias da loja, em árvore (sem páginas)', CategoryList, listCategories),
  list: team.get(staff, 'Todas as categorias, também as inativas (sem páginas)', CategoryList, listAllCategories),
  show: team.get(one, 'Uma categoria', CategoryRef, Category, (ctx, { id }) => showCategory(ctx, id)),
  create: team.create(staff, 'Nova categoria', CategoryInput, Category, createCategory),
  update: team.put(one, 'Muda uma categoria, ou a põe dentro de outra', CategoryChange, Category, changeCategory),
  move: team.post(`${one}/move`, 'Muda o lugar de uma categoria entre as irmãs', CategoryMove, Category, moveCategory),
  remove: team.refusing('conflict').delete(one, 'Apaga uma categoria vazia', CategoryRef, Nothing, async (ctx, { id }) => void (await removeCategory(ctx, id))),
}
