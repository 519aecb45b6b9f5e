import { type MixPart, mixPartOf, placeInMix } from '../products/nutrient.kinds.ts'
import type { NutrientProduct } from '../products/nutrients.schemas.ts'
import type { RecipeInput } from '../recipes/recipes.schemas.ts'
import { type Schedule, scheduleNamed, weekTitle } from './schedule.kinds.ts'

/** The doses of a week in the order of the mix, at a strength of it: 0.5 is half. */
export const dosesOfWeek = ({ doses }: Schedule['weeks'][number], strength = 1) =>
  (Object.entries(doses) as [MixPart, number][])
    .sort(([a], [b]) => placeInMix(a) - placeInMix(b))
    .map(([part, amount]) => ({
      part,
      label: mixPartOf(part).label,
      amount: Math.round(amount * strength * 1000) / 1000,
    }))

/** A week as a recipe: of the grower's own product of each part where there is just that, else by the part's name. */
export function recipeOfWeek(slug: string | null, at: number, products: NutrientProduct[]): RecipeInput | undefined {
  const schedule = scheduleNamed(slug)
  const week = schedule?.weeks[at - 1]
  if (!schedule || !week) return undefined
  const lines = dosesOfWeek(week).map(({ part, label, amount }) => {
    const [only, ...others] = products.filter((one) => one.part === part && one.unit === schedule.unit)
    const own = others.length ? undefined : only
    return { stuff_id: own?.id, name: own?.name ?? label, part, amount, unit: `${schedule.unit}/L` as const }
  })
  return { name: weekTitle(week), target_ec: week.ec[1], note: `${schedule.name}.`, lines }
}
