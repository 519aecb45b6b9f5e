import type { Recipe, RecipeInput } from './recipes.schemas.ts'

/** A recipe as its form sends it. */
export const recipeFields = ({ name, water_ec, target_ec, note, lines }: Recipe): RecipeInput => ({
  name,
  water_ec: water_ec ?? undefined,
  target_ec: target_ec ?? undefined,
  note,
  lines: lines.map(({ stuff_id, name: called, part, amount, unit }) => ({
    stuff_id: stuff_id ?? undefined,
    name: called,
    part,
    amount,
    unit,
  })),
})
