import { and, asc, count, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { byIdOrSlug } from '#platform/owned/owned.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { searchable } from '#shared/text.ts'
import { shareState } from './genetic.kinds.ts'
import { geneticLabel, weeksWords } from './genetic.words.ts'
import { ownedGenetics } from './genetics.owned.ts'
import { canUpdate, isCreator, isCurator, visibleTo } from './genetics.policy.ts'
import type { GeneticCard, GeneticDetail, GeneticFilter } from './genetics.schemas.ts'
import { type Genetic, genetics } from './genetics.table.ts'
import { lineageOf } from './lineage.queries.ts'

/** The viewer's own seeds or clones of each. */
const inStock = (ctx: Context, kind: 'semente' | 'clone') =>
  sql<number>`(select coalesce(sum(s.count), 0)::int from genetic_stocks s where s.genetic_id = ${genetics.id}
    and s.created_by = ${ctx.viewer?.id ?? -1} and s.kind = ${kind} and s.deleted_at is null)`

const selectRows = (ctx: Context) =>
  ctx.db.select({ genetic: genetics, seeds: inStock(ctx, 'semente'), clones: inStock(ctx, 'clone') }).from(genetics)

type Row = { genetic: Genetic; seeds: number; clones: number }

const toCard = ({ genetic, seeds, clones }: Row): GeneticCard => ({
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
  own_stock: { seeds, clones },
})

/** One that was merged into another is that one now: its answer tells the new address. */
export async function showGenetic(ctx: Context, id_or_slug: string): Promise<GeneticDetail> {
  const at = (where: SQL | undefined) => selectRows(ctx).where(and(where, visibleTo(ctx.viewer)))
  const [row] = await at(byIdOrSlug(genetics, id_or_slug))
  const [found] = row ? [row] : await at(eq(genetics.id, sql`(${mergedInto(ctx, id_or_slug)})`))
  if (!found) throw ownedGenetics.notFound()
  const { genetic } = found
  const mine = isCreator(ctx.viewer, genetic)
  return {
    ...toCard(found),
    description: genetic.description,
    declined_why: mine ? genetic.declined_why : null,
    ...(await lineageOf(ctx, genetic)),
    can: {
      update: canUpdate(ctx.viewer, genetic),
      propose: mine && genetic.private,
      curate: isCurator(ctx.viewer) && (!genetic.private || genetic.proposed_at !== null),
    },
  }
}

const mergedInto = ({ db }: Context, id_or_slug: string) =>
  db
    .select({ id: genetics.merged_into_id })
    .from(genetics)
    .where(and(byIdOrSlug(genetics, id_or_slug), isNotNull(genetics.merged_into_id)))

/** Two queries: a page of cards, and the total. Typos are forgiven (`similar_names`), accents and capitals too. */
export async function listGenetics(ctx: Context, filter: GeneticFilter): Promise<Page<GeneticCard>> {
  const { limit, offset } = windowOf(filter)
  const where = and(visibleTo(ctx.viewer), ...narrowed(ctx, filter))
  const [rows, totals] = await Promise.all([
    selectRows(ctx)
      .where(where)
      .orderBy(...likest(filter.search), ...sorted(filter, sortable, genetics.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(genetics).where(where),
  ])
  return toPage(rows.map(toCard), totals[0]?.total ?? 0, filter)
}

function narrowed(ctx: Context, { flowering, seed_sex, scope, search }: GeneticFilter): (SQL | undefined)[] {
  const { id } = signedIn(ctx)
  return [
    flowering && eq(genetics.flowering, flowering),
    seed_sex && eq(genetics.seed_sex, seed_sex),
    scope === 'minhas' ? eq(genetics.created_by, id) : undefined,
    scope === 'estoque'
      ? sql`exists (select from genetic_stocks s where s.genetic_id = ${genetics.id} and s.created_by = ${id}
          and s.count > 0 and s.deleted_at is null)`
      : undefined,
    search ? found(search) : undefined,
  ]
}

const sortable = { created_at: genetics.id, name: genetics.search_text }

const found = (search: string) =>
  or(
    contains(genetics.search_text, search),
    sql`${genetics.id} in (select id from similar_names('genetics', 'search_text', ${searchable(search)}))`,
  )

const likest = (search: string | undefined) =>
  search ? [sql`word_similarity(${searchable(search)}, ${genetics.search_text}) desc`] : []

const SUGGESTED = 8

/** For a plant's form, while somebody types. */
export async function suggestGenetics(ctx: Context, { search }: { search: string }) {
  const rows = await ctx.db
    .select()
    .from(genetics)
    .where(and(visibleTo(ctx.viewer), found(search)))
    .orderBy(...likest(search), asc(genetics.search_text))
    .limit(SUGGESTED)
  return {
    data: rows.map((one) => ({
      id: one.id,
      text: geneticLabel(one),
      note: [one.flowering === 'auto' && 'automática', weeksWords(one)].filter(Boolean).join(', '),
    })),
  }
}

const COMPARED = 50

/** An entry, and no merge takes it away until the transaction ends; null when one just did. */
export async function holdGenetic(tx: Context, id: number): Promise<Genetic | null> {
  const [held] = await tx.db
    .select()
    .from(genetics)
    .where(and(eq(genetics.id, id), isNull(genetics.deleted_at)))
    .for('share')
  return held ?? null
}

/**
 * The entry that a text names, among the shared ones and the grower's own: 'Blue Dream (DJ Short)', or its name alone when
 * no other has it, or no other of their own.
 */
export async function geneticNamed(tx: Context, text: string | undefined, grower_id: number): Promise<Genetic | null> {
  const asked = text && searchable(text)
  if (!asked) return null
  const name = asked.replace(/\s*\([^()]*\)$/, '')
  const rows = await tx.db
    .select()
    .from(genetics)
    .where(
      and(
        isNull(genetics.deleted_at),
        or(eq(genetics.private, false), eq(genetics.created_by, grower_id)),
        contains(genetics.search_text, name || asked),
      ),
    )
    // Names that are just that come first, whatever else has the word.
    .orderBy(sql`length(${genetics.search_text})`, asc(genetics.id))
    .limit(COMPARED)
  const labelled = rows.filter((one) => searchable(geneticLabel(one)) === asked)
  const named = rows.filter((one) => searchable(one.name) === asked)
  for (const fits of [labelled, named]) {
    const own = fits.filter(({ created_by, private: isPrivate }) => isPrivate && created_by === grower_id)
    const [only, ...others] = own.length ? own : fits
    if (only && !others.length) return holdGenetic(tx, only.id)
  }
  return null
}
