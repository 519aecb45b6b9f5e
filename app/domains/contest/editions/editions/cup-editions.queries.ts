import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { can } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { cup_criteria } from '../criteria/cup-criteria.table.ts'
import { cup_modalities } from '../modalities/cup-modalities.table.ts'
import { cup_prizes } from '../prizes/cup-prizes.table.ts'
import { sponsorLevels } from '../sponsors/cup-sponsor.kinds.ts'
import { cup_sponsors } from '../sponsors/cup-sponsors.table.ts'
import type { CupEditionDetail, CupModality, CupNow } from './cup-editions.schemas.ts'
import { type CupEdition, cup_editions } from './cup-editions.table.ts'
import { nextPhase, phaseAt, spansOf } from './phases.model.ts'

/** Drafts are staff's alone. */
export const editionsVisible = ({ viewer }: Pick<Context, 'viewer'>): SQL | undefined =>
  can(viewer, 'cup.manage') ? undefined : eq(cup_editions.published, true)

const noEdition = () => new AppError('not_found', 'Não encontramos essa edição da copa.')

/** An edition by slug or id that the viewer may see. */
export async function findEdition(ctx: Context, by: { slug: string } | { id: number }): Promise<CupEdition> {
  const is = 'id' in by ? eq(cup_editions.id, by.id) : eq(cup_editions.slug, by.slug)
  const [row] = await ctx.db
    .select()
    .from(cup_editions)
    .where(and(is, editionsVisible(ctx)))
  if (!row) throw noEdition()
  return row
}

/**
 * The edition of this act, kept from changing until commit: what is open is judged by its phases as they stand in the
 * transaction, never by a cache.
 */
export async function holdEdition({ db }: Context, id: number): Promise<CupEdition> {
  const [row] = await db.select().from(cup_editions).where(eq(cup_editions.id, id)).for('share')
  if (!row) throw noEdition()
  return row
}

/** The edition that is configured (section 9 of the specification): what the cup's pages are about. */
export const currentEdition = (ctx: Context) => findEdition(ctx, { slug: ctx.env.cup_edition })

/** Where the cup stands now; null when there is none. */
export async function showNow(ctx: Context): Promise<CupNow | null> {
  const [edition] = await ctx.db
    .select()
    .from(cup_editions)
    .where(and(eq(cup_editions.slug, ctx.env.cup_edition), editionsVisible(ctx)))
  return edition ? { slug: edition.slug, name: edition.name, ...standOf(ctx, edition) } : null
}

const standOf = (ctx: Context, edition: CupEdition) => ({
  show_results: edition.show_results,
  more_infos: { status: spansOf(edition) },
  phase: phaseAt(edition, ctx.now()),
  next: nextPhase(edition, ctx.now()),
})

export async function showEdition(ctx: Context, ref: { slug: string }): Promise<CupEditionDetail> {
  const edition = await findEdition(ctx, ref)
  const of = { id: edition.id }
  const [modalities, criteria, sponsors, prizes] = await Promise.all([
    modalitiesOf(ctx, of),
    ctx.db
      .select({ id: cup_criteria.id, name: cup_criteria.name, text: cup_criteria.text, weight: cup_criteria.weight })
      .from(cup_criteria)
      .where(eq(cup_criteria.edition_id, of.id))
      .orderBy(asc(cup_criteria.order), asc(cup_criteria.id)),
    sponsorsOf(ctx, of),
    prizesOf(ctx, of),
  ])
  const { id, slug, name, text, rules, jury_weight, finalists } = edition
  const { authorisation_body: body, authorisation_number: number } = edition
  return {
    ...{ id, slug, name, text, rules, jury_weight, finalists },
    authorisation: number ? { body, number } : null,
    ...standOf(ctx, edition),
    ...{ modalities, criteria, sponsors, prizes },
  }
}

/** Those that people see, the newest first. */
export const listEditions = async (ctx: Context) => ({
  data: await ctx.db
    .select({
      slug: cup_editions.slug,
      name: cup_editions.name,
      starts_at: cup_editions.entries_at,
      ends_at: cup_editions.ends_at,
      show_results: cup_editions.show_results,
    })
    .from(cup_editions)
    .where(editionsVisible(ctx))
    .orderBy(desc(cup_editions.entries_at)),
})

type Of = { id: number }

export const modalitiesOf = ({ db }: Context, { id }: Of): Promise<CupModality[]> =>
  db
    .select({
      slug: cup_modalities.slug,
      name: cup_modalities.name,
      text: cup_modalities.text,
      entries_count: sql<number>`(select count(*)::int from cup_entries e
        where e.modality_id = ${cup_modalities.id} and e.state = 'inscrito' and e.hidden_at is null)`,
    })
    .from(cup_modalities)
    .where(eq(cup_modalities.edition_id, id))
    .orderBy(asc(cup_modalities.order), asc(cup_modalities.id))

const sponsorsOf = ({ db }: Context, { id }: Of) =>
  db
    .select({ name: cup_sponsors.name, text: cup_sponsors.text, url: cup_sponsors.url, level: cup_sponsors.level })
    .from(cup_sponsors)
    .where(and(eq(cup_sponsors.edition_id, id), eq(cup_sponsors.active, true)))
    .orderBy(
      sql`array_position(${sql.param([...sponsorLevels])}::text[], ${cup_sponsors.level})`,
      asc(cup_sponsors.order),
      asc(cup_sponsors.id),
    )

const prizesOf = ({ db }: Context, { id }: Of) =>
  db
    .select({
      modality: cup_modalities.slug,
      place: cup_prizes.place,
      name: cup_prizes.name,
      text: cup_prizes.text,
      kind: cup_prizes.kind,
      sponsor: cup_sponsors.name,
    })
    .from(cup_prizes)
    .leftJoin(cup_modalities, eq(cup_modalities.id, cup_prizes.modality_id))
    .leftJoin(cup_sponsors, eq(cup_sponsors.id, cup_prizes.sponsor_id))
    .where(eq(cup_prizes.edition_id, id))
    .orderBy(sql`${cup_modalities.order} nulls first`, asc(cup_prizes.place), asc(cup_prizes.id))
