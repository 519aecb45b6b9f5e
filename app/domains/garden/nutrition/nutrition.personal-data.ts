import { eq, inArray, sql } from 'drizzle-orm'
import type { Person, PersonalTable } from '#platform/personal-data.ts'
import { nutrient_moves, nutrients } from './products/nutrients.table.ts'
import { feedings, recipe_lines, recipes } from './recipes/recipes.table.ts'

const ownStuffs = ({ id }: Person) => sql`(select i.id from stuffs i where i.created_by = ${id})`

export const nutritionPersonalData: PersonalTable[] = [
  {
    table: feedings,
    label: 'Alimentações registradas com uma receita',
    rows: ({ id }) => eq(feedings.created_by, id),
    exported: { file: 'alimentacoes', omit: ['created_by'] },
    erased: 'deleted',
  },
  {
    table: recipe_lines,
    label: 'Produtos de cada receita',
    tie: true,
    rows: ({ id }) => inArray(recipe_lines.recipe_id, sql`(select r.id from recipes r where r.created_by = ${id})`),
    exported: { file: 'receitas-produtos' },
    erased: 'deleted',
  },
  {
    table: recipes,
    label: 'Receitas de nutrientes',
    rows: ({ id }) => eq(recipes.created_by, id),
    exported: { file: 'receitas', omit: ['created_by', 'idempotency_key'] },
    erased: 'deleted',
  },
  {
    table: nutrient_moves,
    label: 'Entradas e usos de fertilizantes',
    tie: true,
    rows: (person) => inArray(nutrient_moves.stuff_id, ownStuffs(person)),
    exported: { file: 'fertilizantes-estoque', omit: ['idempotency_key'] },
    erased: 'deleted',
  },
  {
    table: nutrients,
    label: 'Fertilizantes: lugar na mistura, densidade e EC',
    tie: true,
    rows: (person) => inArray(nutrients.stuff_id, ownStuffs(person)),
    exported: { file: 'fertilizantes' },
    erased: 'deleted',
  },
]
