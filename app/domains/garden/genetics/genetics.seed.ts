import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { searchable, slugify } from '#shared/text.ts'
import { cultivars } from './library/demo-cultivars.seed.ts'
import { genetics } from './library/genetics.table.ts'
import { genetic_stocks } from './stock/genetic-stocks.table.ts'

type People = Map<string, { id: number }>

/** The library with its lineages, what growers keep of it and of their own, and the plants that are called by it. */
export async function seedDemoGenetics(tx: Context, people: People) {
  const [staff, grower, neighbour] = ['admin', 'grower', 'vizinha'].map((name) => people.get(name)?.id)
  if (!staff || !grower || !neighbour) throw new Error('somebody of the demo world is missing')
  const ids = new Map<string, number>()
  const add = async (
    { mother, father, ...row }: (typeof cultivars)[number],
    created_by: number,
    isPrivate: boolean,
  ) => {
    const [made] = await tx.db
      .insert(genetics)
      .values({
        ...row,
        created_by,
        private: isPrivate,
        slug: isPrivate ? `${slugify(row.name)}-da-casa` : slugify(row.name),
        search_text: searchable(`${row.name} ${row.breeder ?? ''}`),
        mother_id: mother ? ids.get(mother) : null,
        father_id: father ? ids.get(father) : null,
      })
      .returning({ id: genetics.id })
    if (made) ids.set(row.name, made.id)
  }
  for (const cultivar of cultivars) await add(cultivar, staff, false)
  await add(
    {
      ...{ name: 'Ladeira', breeder: 'Joaquim', indica_percent: 50, weeks_from: 9, weeks_to: 10 },
      ...{ mother: 'Blue Dream', father: 'Northern Lights' },
      description: 'Meu primeiro cruzamento. Guardei sete sementes das que vieram mais baixas.',
    },
    grower,
    true,
  )
  await add(
    {
      ...{ name: 'Da Dona Lurdes', breeder: 'Vizinhança', indica_percent: 30, mother: 'Colombian Gold' },
      description: 'Roda no bairro há anos. Acho que já dá para todo mundo ter.',
      proposed_at: new Date(tx.now().getTime() - 2 * DAY),
    },
    neighbour,
    true,
  )
  const pack = (
    created_by: number,
    name: string,
    rest: Pick<typeof genetic_stocks.$inferInsert, 'kind' | 'count'> & object,
  ) => ({
    ...{ created_by, genetic_id: ids.get(name) ?? 0, ...rest },
    obtained_on: dayKey(new Date(tx.now().getTime() - 120 * DAY)),
  })
  await tx.db.insert(genetic_stocks).values([
    pack(grower, 'Blue Dream', { kind: 'clone', count: 2 }),
    {
      ...pack(grower, 'Northern Lights', { kind: 'semente', count: 5 }),
      generation: 'F1',
      source: 'um amigo do clube',
    },
    { ...pack(grower, 'Lowryder', { kind: 'semente', count: 3 }), source: 'troca de sementes' },
    {
      ...pack(grower, 'Ladeira', { kind: 'semente', count: 7 }),
      generation: 'F1',
      note: 'Potinho com sílica, na geladeira.',
    },
    { ...pack(neighbour, 'White Widow', { kind: 'semente', count: 4 }), generation: 'S1' },
    pack(neighbour, 'Da Dona Lurdes', { kind: 'semente', count: 20 }),
  ])
  await tx.db.execute(sql`
    update plants p set genetic_id = g.id from ${genetics} g
    where g.name = p.genetic_name and g.created_by = ${staff}`)
}
