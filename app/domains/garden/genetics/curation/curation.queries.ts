import { aliasedTable, and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { shareState } from '../library/genetic.kinds.ts'
import { visibleIn } from '../library/genetics.policy.ts'
import { genetics } from '../library/genetics.table.ts'
import type { CuratedGenetic, CurationFilter } from './curation.schemas.ts'

const SHOWN_ALIKE = 5
const geneticId = sql.raw('genetics.id')

const other = aliasedTable(genetics, 'other')
const alike = sql<
  CuratedGenetic['alike']
>`coalesce((select json_agg(json_build_object('id', ${other.id}, 'slug', ${other.slug},
    'name', ${other.name}, 'breeder', ${other.breeder}) order by near.likeness desc)
  from (select id, likeness from similar_names('genetics', 'search_text', genetics.search_text)
    order by likeness desc limit ${SHOWN_ALIKE + 1}) near
  join genetics ${other} on ${other.id} = near.id where ${other.id} <> ${geneticId} and ${visibleIn(other, null)}), '[]')`

/** What staff is asked to share, the oldest first; or what is shared, by name. */
export async function listCuration({ db }: Context, filter: CurationFilter): Promise<Page<CuratedGenetic>> {
  const { limit, offset } = windowOf(filter)
  const asked = filter.state === 'proposta'
  const where = and(
    isNull(genetics.deleted_at),
    eq(genetics.private, asked),
    asked ? isNotNull(genetics.proposed_at) : undefined,
    filter.search ? contains(genetics.search_text, filter.search) : undefined,
  )
  const [rows, totals] = await Promise.all([
    db
      .select({
        genetic: genetics,
        nickname: users.nickname,
        plants: sql<number>`(select count(*)::int from plants p where p.genetic_id = ${geneticId} and p.deleted_at is null)`,
        alike,
      })
      .from(genetics)
      .innerJoin(users, eq(users.id, genetics.created_by))
      .where(where)
      .orderBy(asked ? asc(genetics.proposed_at) : asc(genetics.search_text), desc(genetics.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(genetics).where(where),
  ])
  const data = rows.map(({ genetic, ...rest }) => ({
    ...rest,
    id: genetic.id,
    slug: genetic.slug,
    name: genetic.name,
    breeder: genetic.breeder,
    flowering: genetic.flowering,
    indica_percent: genetic.indica_percent,
    weeks_from: genetic.weeks_from,
    weeks_to: genetic.weeks_to,
    seed_sex: genetic.seed_sex,
    state: shareState(genetic),
    proposed_at: genetic.proposed_at,
  }))
  return toPage(data, totals[0]?.total ?? 0, filter)
}

/** How many plants, packs and crosses hang on an entry. */
export async function countUses({ db }: Context, id: number) {
  const [uses] = await db
    .select({
      plants: sql<number>`(select count(*)::int from plants p where p.genetic_id = ${geneticId})`,
      stocks: sql<number>`(select count(*)::int from genetic_stocks s where s.genetic_id = ${geneticId})`,
      children: sql<number>`(select count(*)::int from genetics c where ${geneticId} in (c.mother_id, c.father_id))`,
    })
    .from(genetics)
    .where(eq(genetics.id, id))
  return uses ?? { plants: 0, stocks: 0, children: 0 }
}
