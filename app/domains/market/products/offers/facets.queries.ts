import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { OfferPage } from './offers.schemas.ts'

type Chosen = Record<'category' | 'type' | 'store' | 'price', SQL>
type Row = {
  category: number | null
  type: number | null
  store: number | null
  of_category: number
  of_type: number
  of_store: number
  of_all: number
  lowest: number | null
  highest: number | null
}

/**
 * How many there would be with each category, type and store: every filter but the one of its own kind counts. One pass
 * over what is found, grouped three ways, and the names.
 */
export async function facetsOf(ctx: Context, base: SQL, { category, type, store, price }: Chosen) {
  const [{ rows }, names] = await Promise.all([
    ctx.db.execute<Row>(sql`
      with found as materialized (
        select products.category_id as category, products.type_id as type, products.store_id as store,
          products.min_price, products.max_price, ${category} as c, ${type} as t, ${store} as s, ${price} as p
        from products join stores on stores.id = products.store_id where ${base}
      )
      select category, type, store,
        count(*) filter (where t and s and p)::int as of_category,
        count(*) filter (where c and s and p)::int as of_type,
        count(*) filter (where c and t and p)::int as of_store,
        count(*) filter (where c and t and s and p)::int as of_all,
        min(min_price) filter (where c and t and s) as lowest, max(max_price) filter (where c and t and s) as highest
      from found group by grouping sets ((category), (type), (store), ())`),
    namesOf(ctx),
  ])
  const all = rows.find((row) => row.category === null && row.type === null && row.store === null)
  const byCategory = new Map(rows.flatMap((row) => (row.category === null ? [] : [[row.category, row.of_category]])))
  const total = (id: number): number =>
    names.categories
      .filter(({ parent_id }) => parent_id === id)
      .reduce((sum, child) => sum + total(child.id), byCategory.get(id) ?? 0)
  const counted = (list: Named[], of: 'type' | 'store') =>
    rows
      .flatMap((row) => {
        const one = row[of] === null ? undefined : list.find(({ id }) => id === row[of])
        const count = of === 'type' ? row.of_type : row.of_store
        return one && count ? [{ slug: one.slug, name: one.name, count }] : []
      })
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'pt-BR'))
  const facets: OfferPage['facets'] = {
    categories: names.categories.flatMap(({ id, slug, name, parent }) => {
      const count = total(id)
      return count ? [{ slug, name, parent, count }] : []
    }),
    types: counted(names.types, 'type'),
    stores: counted(names.stores, 'store'),
    lowest: all?.lowest ?? 0,
    highest: all?.highest ?? 0,
  }
  return { ...facets, total: all?.of_all ?? 0 }
}

type Named = { id: number; slug: string; name: string }
type Names = {
  categories: (Named & { parent_id: number | null; parent: string | null })[]
  types: Named[]
  stores: Named[]
}

async function namesOf({ db }: Context): Promise<Names> {
  const { rows } = await db.execute<Names>(sql`select
    (select coalesce(json_agg(json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'parent_id', c.parent_id,
      'parent', above.slug) order by c.position, c.id), '[]')
      from product_categories c left join product_categories above on above.id = c.parent_id) as categories,
    (select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name)), '[]') from product_types) as types,
    (select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name)), '[]') from stores
      where state = 'aberta' and deleted_at is null) as stores`)
  return rows[0] ?? { categories: [], types: [], stores: [] }
}
