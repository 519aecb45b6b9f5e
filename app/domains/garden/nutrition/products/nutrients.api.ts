import { login, owner } from '#platform/procedure.ts'
import { createProduct, moveStock, updateProduct } from './nutrients.actions.ts'
import { listProducts, showProduct } from './nutrients.queries.ts'
import { NutrientChange, NutrientCreate, NutrientProduct, NutrientProducts, NutrientRef, StockMove } from './nutrients.schemas.ts'

const all = '/v1/plan-cultivation/nutrient' as const
const one = `${all}/{id}` as const

export const nutrientsApi = {
  list: login.get(all, 'Seus fertilizantes, com o que resta de cada um', NutrientProducts, listProducts),
  show: owner.get(one, 'Um fertilizante seu', NutrientRef, NutrientProduct, (ctx, { id }) => showProduct(ctx, id)),
  create: login.create(all, 'Cadastra um fertilizante e o lugar dele na mistura', NutrientCreate, NutrientProduct, createProduct),
  update: owner.put(one, 'Corrige um fertilizante', NutrientChange, NutrientProduct, updateProduct),
  stock: owner.post(`${one}/stock`, 'Anota o que chegou, ou o que tem agora', StockMove, NutrientProduct, moveStock),
}
