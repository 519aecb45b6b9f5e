import type { Domain } from '#domain.ts'
import { nutritionPersonalData } from './nutrition.personal-data.ts'
import { nutritionSubscribers } from './nutrition.subscribers.ts'
import { nutrientsApi } from './products/nutrients.api.ts'
import { recipesApi } from './recipes/recipes.api.ts'

export const nutrition = {
  api: { products: nutrientsApi, recipes: recipesApi },
  subscribers: nutritionSubscribers,
  personalData: nutritionPersonalData,
} satisfies Domain
