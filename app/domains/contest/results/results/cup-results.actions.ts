import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { type CupEdition, cup_editions } from '#domains/contest/editions/editions/cup-editions.table.ts'
import { HERO } from '#domains/contest/editions/editions/phases.kinds.ts'
import { cup_modalities } from '#domains/contest/editions/modalities/cup-modalities.table.ts'
import { prizeStateWords } from '#domains/contest/editions/prizes/cup-prize.words.ts'
import { cup_prizes } from '#domains/contest/editions/prizes/cup-prizes.table.ts'
import { cup_entries } from '#domains/contest/entries/entries/cup-entries.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import { audit } from '#platform/audit/audit.ts'
import { purge } from '#platform/cache/purge.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { countOf } from './cup-count.queries.ts'
import {
  editionOf,
  resultColumns,
  rowsOf,
  type ShownResult,
  showStaffResult,
  whyNotCounted,
} from './cup-results.queries.ts'
import type { StaffResultRef } from './cup-results.schemas.ts'
import { cup_results } from './cup-results.table.ts'
import { finalistsOf, standingOf } from './cup-standing.model.ts'
import { hashOfResult, signResult } from './result-signature.secrets.ts'

/** Nobody votes, scores or changes an edition while it is counted. */
async function lockEdition(tx: Context, id: number): Promise<CupEdition> {
  const [edition] = await tx.db.select().from(cup_editions).where(eq(cup_editions.id, id)).for('update')
  if (!edition) throw new AppError('not_found', 'Essa edição não existe mais.')
  return edition
}

/**
 * Freezes who is in the final, once it has begun: the first of each modality by the first round. Votes in quarantine do not
 * count. Done once; says whether it was done now.
 */
export async function freezeFinalists(ctx: Context, edition_id: number): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const edition = await lockEdition(tx, edition_id)
    if (tx.now() < edition.final_at || edition.finalists_at) return false
    const uuids = finalistsOf(await countOf(tx, edition))
    if (uuids.length) await tx.db.update(cup_entries).set({ finalist: true }).where(inArray(cup_entries.uuid, uuids))
    await tx.db.update(cup_editions).set({ finalists_at: tx.now() }).where(eq(cup_editions.id, edition.id))
    const told = await tx.db
      .select({ uuid: cup_entries.uuid, user_id: cup_entries.user_id })
      .from(cup_entries)
      .where(and(eq(cup_entries.edition_id, edition.id), eq(cup_entries.finalist, true)))
    for (const { uuid, user_id } of told)
      if (user_id !== null)
        await notify(tx, {
          ...{ user_id, kind: 'cup' as const, key: `cup:finalist:${uuid}`, title: 'Seu redondo está na final da copa' },
          url: `/copa-grower/ver-redondo/${uuid}`,
        })
    await purge(tx, 'cup')
    return true
  })
}

/** Counts votes and scores, and keeps the signed standing as a new version; nobody but the team sees it. */
export async function computeResult(ctx: Context, { copa_edition_id }: StaffResultRef) {
  await ctx.transaction(async (tx) => {
    const edition = await lockEdition(tx, (await editionOf(tx, copa_edition_id)).id)
    const why = await whyNotCounted(tx, edition)
    if (why) throw new AppError('conflict', why)
    const count = await countOf(tx, edition)
    const standing = standingOf(count)
    const [last] = await versionsOf(tx, edition)
    const hash = hashOfResult({ count, standing })
    if (last?.hash === hash) throw new AppError('conflict', `A apuração deu o mesmo que a versão ${last.version}.`)
    const version = (last?.version ?? 0) + 1
    const signature = signResult(tx.env.keys, hash)
    await tx.db
      .insert(cup_results)
      .values({ edition_id: edition.id, version, count, standing, hash, signature, computed_by: signedIn(tx).id })
    await audit(tx, { action: 'cup_result.computed', subject: `cup_edition:${edition.id}`, after: { version, hash } })
  })
  return showStaffResult(ctx, { copa_edition_id })
}

const versionsOf = ({ db }: Context, edition: CupEdition): Promise<ShownResult[]> =>
  db
    .select(resultColumns)
    .from(cup_results)
    .where(eq(cup_results.edition_id, edition.id))
    .orderBy(desc(cup_results.version))

type Publish = StaffResultRef & { version: number; correction: string }

/** Shows the newest version to all; after a first one only as a correction that says why. */
export async function publishResult(ctx: Context, { version, correction, copa_edition_id }: Publish) {
  await ctx.transaction(async (tx) => {
    const edition = await lockEdition(tx, (await editionOf(tx, copa_edition_id)).id)
    const versions = await versionsOf(tx, edition)
    const [newest] = versions
    if (newest?.version !== version) throw new AppError('conflict', 'Há uma apuração mais nova: confira e publique-a.')
    if (newest.published_at) throw new AppError('conflict', 'Esta versão já está publicada.')
    const why = await whyNotCounted(tx, edition)
    if (why) throw new AppError('conflict', why)
    const count = await countOf(tx, edition)
    if (hashOfResult({ count, standing: standingOf(count) }) !== newest.hash)
      throw new AppError('conflict', 'Os votos mudaram depois desta apuração: apure de novo.')
    const corrects = versions.some(({ published_at }) => published_at)
    if (corrects && correction.length < 10)
      throw invalidField('correction', 'Diga o que foi retificado e por quê, com pelo menos 10 letras: todos leem.')
    await tx.db
      .update(cup_results)
      .set({ published_at: tx.now(), correction: corrects ? correction : null })
      .where(eq(cup_results.id, newest.id))
    await tx.db.update(cup_editions).set({ show_results: true }).where(eq(cup_editions.id, edition.id))
    await audit(tx, {
      action: corrects ? 'cup_result.corrected' : 'cup_result.published',
      subject: `cup_edition:${edition.id}`,
      after: { version, hash: newest.hash, correction },
    })
    if (corrects) await promiseAnew(tx, edition, versions)
    await tellWinners(tx, newest, corrects)
    await purge(tx, 'cup')
  })
  return showStaffResult(ctx, { copa_edition_id })
}

/** A prize that goes to another redondo by a correction is on nobody's way yet. */
async function promiseAnew(tx: Context, edition: CupEdition, versions: ShownResult[]) {
  const [newest, before] = versions.filter(({ published_at }, at) => at === 0 || published_at)
  if (!newest || !before) return
  const winnerIn = ({ standing }: ShownResult, ballot: string, place: number) =>
    rowsOf(standing).find((row) => row.ballot === ballot && row.place === place)?.entry
  const prizes = await tx.db
    .select({ prize: cup_prizes, slug: cup_modalities.slug })
    .from(cup_prizes)
    .leftJoin(cup_modalities, eq(cup_modalities.id, cup_prizes.modality_id))
    .where(and(eq(cup_prizes.edition_id, edition.id), ne(cup_prizes.state, 'prometido')))
  for (const { prize, slug } of prizes) {
    const [now, then] = [newest, before].map((version) => winnerIn(version, slug ?? HERO, prize.place))
    if (now === then) continue
    const state_note = `Antes da retificação: ${prizeStateWords[prize.state].toLowerCase()}. ${prize.state_note}`
    await tx.db
      .update(cup_prizes)
      .set({ state: 'prometido', state_note: state_note.slice(0, 300).trim() })
      .where(eq(cup_prizes.id, prize.id))
  }
}

async function tellWinners(tx: Context, { version, standing }: ShownResult, corrects: boolean) {
  const won = rowsOf(standing).filter(({ place }) => place <= 3)
  if (!won.length) return
  const people = await tx.db
    .select({ uuid: cup_entries.uuid, user_id: cup_entries.user_id, title: cup_entries.title })
    .from(cup_entries)
    .where(
      inArray(
        cup_entries.uuid,
        won.map(({ entry }) => entry),
      ),
    )
  for (const { uuid, user_id, title } of people) {
    const places = won.filter(({ entry }) => entry === uuid)
    const said = places.map(({ ballot, place }) => `${place}º lugar${ballot === HERO ? ' no cultivo do ano' : ''}`)
    if (user_id !== null)
      await notify(tx, {
        ...{ user_id, kind: 'cup' as const, key: `cup:result:${uuid}:${version}` },
        title: corrects ? 'O resultado da copa foi retificado' : 'Saiu o resultado da copa',
        ...{ text: `${title}: ${said.join(' e ')}.`, url: `/copa-grower/ver-votos/${uuid}` },
      })
  }
}
