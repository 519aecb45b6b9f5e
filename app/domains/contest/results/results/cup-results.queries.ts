import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { cup_scores } from '#domains/contest/bench/scores/cup-scores.table.ts'
import { scoreOf } from '#domains/contest/editions/criteria/weighted-score.model.ts'
import type { CupEdition } from '#domains/contest/editions/editions/cup-editions.table.ts'
import { HERO } from '#domains/contest/editions/editions/phases.kinds.ts'
import { phaseAt } from '#domains/contest/editions/editions/phases.model.ts'
import { currentEdition, findEdition, showEdition } from '#domains/contest/editions/index.ts'
import { ballotName } from '#domains/contest/editions/modalities/ballot-name.model.ts'
import { cup_modalities } from '#domains/contest/editions/modalities/cup-modalities.table.ts'
import { cup_prizes } from '#domains/contest/editions/prizes/cup-prizes.table.ts'
import { cup_entries } from '#domains/contest/entries/entries/cup-entries.table.ts'
import { entriesVisible, findEntry, listEntries, selectEntries, toEntryCard } from '#domains/contest/entries/index.ts'
import { waitingVotes } from '#domains/contest/voting/index.ts'
import { cup_votes } from '#domains/contest/voting/votes/cup-votes.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import { countOf } from './cup-count.queries.ts'
import type { CupResultRow, StaffResult, StaffResultRef } from './cup-results.schemas.ts'
import { type CupResult, cup_results } from './cup-results.table.ts'
import { type CupPlace, type CupStanding, LAST_PLACE, standingOf } from './cup-standing.model.ts'
import { judgeLetters } from './judge-letters.model.ts'
import { hashOfResult, publicKeyOf } from './result-signature.secrets.ts'

const about = (ctx: Context, edition: CupEdition) => ({
  ...{ slug: edition.slug, name: edition.name },
  phase: phaseAt(edition, ctx.now()),
})

export const editionOf = (ctx: Context, id?: number) => (id ? findEdition(ctx, { id }) : currentEdition(ctx))

const { count: _, ...columns } = getTableColumns(cup_results)
/** A version without what was counted, which is long. */
export const resultColumns = columns
export type ShownResult = Omit<CupResult, 'count'>

/** Published versions, the newest first; none while the edition does not show its results. */
export async function publishedOf({ db }: Context, edition: CupEdition): Promise<ShownResult[]> {
  if (!edition.show_results) return []
  return db
    .select(resultColumns)
    .from(cup_results)
    .where(and(eq(cup_results.edition_id, edition.id), isNotNull(cup_results.published_at)))
    .orderBy(desc(cup_results.version))
}

/** Places of a standing with the ballot of each. */
export const rowsOf = ({ modalities, hero }: CupStanding): (CupPlace & { ballot: string })[] => [
  ...hero.map((place) => ({ ...place, ballot: HERO })),
  ...modalities.flatMap(({ slug, places }) => places.map((place) => ({ ...place, ballot: slug }))),
]

async function cardsOf(ctx: Context, uuids: string[]) {
  if (!uuids.length) return new Map()
  const rows = await selectEntries(ctx).where(and(inArray(cup_entries.uuid, uuids), entriesVisible(ctx)))
  return new Map(rows.map((row) => [row.entry.uuid, toEntryCard(ctx, row)]))
}

/** Of entries that are not to be seen any more: why. */
async function leftOf({ db }: Context, uuids: string[]) {
  const rows = uuids.length
    ? await db
        .select({ uuid: cup_entries.uuid, state: cup_entries.state })
        .from(cup_entries)
        .where(inArray(cup_entries.uuid, uuids))
    : []
  return new Map(rows.map(({ uuid, state }) => [uuid, state === 'inscrito' ? ('oculto' as const) : state]))
}

/** As it was published, whatever became of a redondo since: only a correction changes it. Empty until `show_results`. */
export async function listResults(
  ctx: Context,
  { copa_edition_id, with_hero }: { copa_edition_id?: number; with_hero: boolean },
): Promise<{ data: CupResultRow[] }> {
  const edition = await editionOf(ctx, copa_edition_id)
  const [newest] = await publishedOf(ctx, edition)
  if (!newest) return { data: [] }
  const rows = rowsOf(newest.standing).filter(({ ballot }) => with_hero || ballot !== HERO)
  const [cards, { modalities }, prizesOf] = await Promise.all([
    cardsOf(ctx, [...new Set(rows.map(({ entry }) => entry))]),
    showEdition(ctx, edition),
    prizesIn(ctx, edition),
  ])
  const left = await leftOf(
    ctx,
    rows.flatMap(({ entry }) => (cards.has(entry) ? [] : [entry])),
  )
  const data = rows.map(({ ballot, entry, ...figures }) => ({
    ...figures,
    modalidade: { slug: ballot, name: ballotName(modalities, ballot) },
    entry: cards.get(entry) ?? null,
    left: cards.has(entry) ? null : (left.get(entry) ?? 'oculto'),
    prizes: prizesOf(ballot, figures.place).map(({ name, state }) => ({ name, state })),
  }))
  return { data }
}

/** The prizes of an edition, by ballot and place. */
async function prizesIn({ db }: Context, edition: CupEdition) {
  const { id, name, place, state } = getTableColumns(cup_prizes)
  const rows = await db
    .select({ id, name, place, state, slug: cup_modalities.slug })
    .from(cup_prizes)
    .leftJoin(cup_modalities, eq(cup_modalities.id, cup_prizes.modality_id))
    .where(eq(cup_prizes.edition_id, edition.id))
    .orderBy(asc(cup_prizes.id))
  return (ballot: string, place: number) =>
    rows
      .filter((prize) => (prize.slug ?? HERO) === ballot && prize.place === place)
      .map(({ id, name, state }) => ({ id, name, state }))
}

export async function showPublication(ctx: Context, ref: { slug: string }) {
  const edition = await findEdition(ctx, ref)
  const published = await publishedOf(ctx, edition)
  const [newest] = published
  if (!newest?.published_at) return null
  const [{ modalities }, cards] = await Promise.all([
    showEdition(ctx, edition),
    cardsOf(ctx, [...new Set(published.flatMap(({ standing }) => rowsOf(standing).map(({ entry }) => entry)))]),
  ])
  const words = {
    ballot: (slug: string) => ballotName(modalities, slug),
    entry: (uuid: string) => (cards.has(uuid) ? `“${cards.get(uuid)?.title}”` : 'um redondo que saiu'),
  }
  return {
    version: newest.version,
    published_at: newest.published_at,
    ...{ hash: newest.hash, signature: newest.signature },
    public_key: publicKeyOf(ctx.env.keys, newest.hash, newest.signature),
    corrections: published.flatMap(({ version, published_at, correction, standing }, index) => {
      const before = published[index + 1]
      if (!before || !published_at) return []
      const changed = differences(before.standing, standing, words)
      return [{ version, at: published_at, why: correction ?? '', changed }]
    }),
  }
}

type Names = { ballot: (slug: string) => string; entry: (uuid: string) => string }

/** In words: 'Flor indoor, 1º lugar: era “Lua cheia”, agora “Paineira”'. */
function differences(before: CupStanding, after: CupStanding, { ballot: named, entry: called }: Names): string[] {
  const old = new Map(rowsOf(before).map((row) => [`${row.ballot}:${row.place}`, row]))
  const said = rowsOf(after).flatMap((row) => {
    const was = old.get(`${row.ballot}:${row.place}`)
    old.delete(`${row.ballot}:${row.place}`)
    if (was && canonicalJson(was) === canonicalJson(row)) return []
    if (!was || was.entry !== row.entry)
      return [
        `${named(row.ballot)}, ${row.place}º lugar: ${was ? `era ${called(was.entry)}, ` : ''}agora ${called(row.entry)}`,
      ]
    return [
      `${named(row.ballot)}, ${row.place}º lugar: o total era ${formatNumber(was.total)}, agora ${formatNumber(row.total)}`,
    ]
  })
  const gone = [...old.values()]
  return [
    ...said,
    ...gone.map(({ ballot, place, entry }) => `${named(ballot)}, ${place}º lugar: saiu ${called(entry)}`),
  ]
}

export async function showEntryVotes(ctx: Context, { uuid }: { uuid: string }) {
  const row = await findEntry(ctx, eq(cup_entries.uuid, uuid))
  const [newest] = await publishedOf(ctx, row.edition)
  const base = { entry: toEntryCard(ctx, row), edition: about(ctx, row.edition) }
  if (!newest) return { ...base, votes: null, can: { certificate: false } }
  const rounds = await ctx.db
    .select({
      phase: cup_votes.phase,
      ballot: cup_votes.ballot,
      valid: sql<number>`(count(*) filter (where ${cup_votes.state} = 'valida'))::int`,
      annulled: sql<number>`(count(*) filter (where ${cup_votes.state} = 'anulada'))::int`,
    })
    .from(cup_votes)
    .where(and(eq(cup_votes.entry_id, row.entry.id), sql`${cup_votes.superseded_at} is null`))
    .groupBy(cup_votes.phase, cup_votes.ballot)
    .orderBy(sql`min(${cup_votes.id})`)
  const prizesOf = await prizesIn(ctx, row.edition)
  const places = rowsOf(newest.standing)
    .filter(({ entry }) => entry === uuid)
    .map(({ entry: _, ...figures }) => ({ ...figures, prizes: prizesOf(figures.ballot, figures.place) }))
  const isOwn = row.entry.user_id !== null && row.entry.user_id === ctx.viewer?.id
  const certificate = isOwn && row.entry.state === 'inscrito' && places.some(({ place }) => place <= LAST_PLACE)
  return { ...base, votes: { rounds, places }, can: { certificate } }
}

type BenchRef = { uuid?: string; copa_edition_id?: number }

export async function showBenchVotes(ctx: Context, { uuid, copa_edition_id }: BenchRef) {
  const one = uuid ? await findEntry(ctx, eq(cup_entries.uuid, uuid)) : null
  const edition = one?.edition ?? (await editionOf(ctx, copa_edition_id))
  const { criteria } = await showEdition(ctx, edition)
  const base = {
    edition: about(ctx, edition),
    criteria: criteria.map(({ id, name, weight }) => ({ id, name, weight })),
  }
  const [newest] = await publishedOf(ctx, edition)
  if (!newest) return { ...base, scores: null }
  const rows = await ctx.db
    .select({ score: cup_scores, uuid: cup_entries.uuid })
    .from(cup_scores)
    .innerJoin(cup_entries, eq(cup_entries.id, cup_scores.entry_id))
    .where(
      and(
        eq(cup_entries.edition_id, edition.id),
        isNotNull(cup_scores.sent_at),
        // As it was counted: what the team set aside since is seen with the correction.
        or(isNull(cup_scores.set_aside_at), gt(cup_scores.set_aside_at, newest.published_at as Date)),
        uuid ? eq(cup_entries.uuid, uuid) : undefined,
      ),
    )
    .orderBy(asc(cup_entries.modality_id), asc(cup_entries.id), asc(cup_scores.phase), asc(cup_scores.judge_id))
  const cards = await cardsOf(ctx, [...new Set(rows.map((row) => row.uuid))])
  const letters = judgeLetters(rows.map(({ score, uuid: entry }) => ({ ...score, entry })))
  const scores = rows.flatMap(({ score, uuid: of }) => {
    const entry = cards.get(of)
    if (!entry) return []
    const { id, phase, marks, words } = score
    const total = Number(scoreOf(marks, criteria).toFixed(2))
    return [{ entry, judge: letters.get(id) ?? '', phase, marks, total, words }]
  })
  // By what is shown of them alone: in the order of judges the same one would always stand first.
  const order = [...cards.keys()]
  const placeOf = ({ entry, phase, judge }: (typeof scores)[number]) =>
    `${String(order.indexOf(entry.uuid)).padStart(6, '0')}:${phase}:${judge}`
  return { ...base, scores: scores.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)) }
}

/** Why an edition can't be counted now. */
export async function whyNotCounted(ctx: Context, edition: CupEdition): Promise<string | null> {
  if (ctx.now() < edition.prizes_at) return 'A votação ainda não terminou: a apuração abre com a entrega dos prêmios.'
  const waiting = await waitingVotes(ctx, edition.id)
  if (waiting > 0) return `Há ${plural(waiting, 'voto', 'votos')} em quarentena: decida cada um antes de apurar.`
  return null
}

export async function showStaffResult(ctx: Context, { copa_edition_id }: StaffResultRef): Promise<StaffResult> {
  const edition = await editionOf(ctx, copa_edition_id)
  const [versions, finalists, waiting_votes, closed_why] = await Promise.all([
    ctx.db
      .select(resultColumns)
      .from(cup_results)
      .where(eq(cup_results.edition_id, edition.id))
      .orderBy(desc(cup_results.version))
      .limit(20),
    listEntries(ctx, { copa_edition_id: edition.id, finalist: true, page: 1, per_page: 100 } as never),
    waitingVotes(ctx, edition.id),
    whyNotCounted(ctx, edition),
  ])
  const prizesOf = await prizesIn(ctx, edition)
  const count = versions.length ? await countOf(ctx, edition) : null
  const now = count ? hashOfResult({ count, standing: standingOf(count) }) : ''
  const titles = await cardsOf(ctx, [
    ...new Set(versions.flatMap(({ standing }) => rowsOf(standing).map(({ entry }) => entry))),
  ])
  return {
    edition: about(ctx, edition),
    show_results: edition.show_results,
    ...{ waiting_votes, closed_why, finalists: finalists.data },
    versions: versions.map(({ version, created_at, published_at, correction, hash, standing }) => ({
      ...{ version, created_at, published_at, correction, hash, stands: hash === now },
      rows: rowsOf(standing).map(({ entry, ...figures }) => ({
        ...figures,
        uuid: entry,
        title: titles.get(entry)?.title ?? 'Redondo que saiu',
        grower: titles.get(entry)?.user?.nickname ?? null,
        prizes: prizesOf(figures.ballot, figures.place),
      })),
    })),
  }
}

export const noResult = () => new AppError('not_found', 'O resultado desta edição ainda não foi publicado.')
