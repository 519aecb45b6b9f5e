import { ActAnswer } from '#domains/garden/journal/updates/updates.schemas.ts'
import { login, Nothing, owner } from '#platform/procedure.ts'
import { feedFromRecipe } from './feed.actions.ts'
import { createRecipe, deleteRecipe, updateRecipe } from './recipes.actions.ts'
import { listFeedings, listRecipes, showRecipe } from './recipes.queries.ts'
import { Feedings, Recipe, RecipeChange, RecipeCreate, RecipeFeed, RecipeRef, Recipes } from './recipes.schemas.ts'

const all = '/v1/plan-cultivation/recipe' as const
const one = `${all}/{id}` as const

export const recipesApi = {
  list: login.get(all, 'Suas receitas', Recipes, listRecipes),
  show: owner.get(one, 'Uma receita sua, na ordem da mistura', RecipeRef, Recipe, (ctx, { id }) => showRecipe(ctx, id)),
  feedings: owner.get(`${one}/feeding`, 'O que foi registrado com a receita: EC esperada e medida', RecipeRef, Feedings, listFeedings),
  create: login.create(all, 'Cria uma receita', RecipeCreate, Recipe, createRecipe),
  update: owner.put(one, 'Edita uma receita', RecipeChange, Recipe, updateRecipe),
  feed: owner.create(`${one}/feeding`, 'Registra uma alimentação com a receita; o estoque desce junto', RecipeFeed, ActAnswer, feedFromRecipe),
  remove: owner.delete(one, 'Apaga uma receita', RecipeRef, Nothing, (ctx, { id }) => deleteRecipe(ctx, id)),
}
