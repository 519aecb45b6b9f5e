import { notFound } from '#web/guard.server.ts'
import { RecipeRef } from '../recipes.schemas.ts'

/** The recipe in the address; what is no number is no recipe. */
export function recipeRef({ id }: { id: string }) {
  const ref = RecipeRef.safeParse({ id })
  if (!ref.success) throw notFound()
  return ref.data
}
