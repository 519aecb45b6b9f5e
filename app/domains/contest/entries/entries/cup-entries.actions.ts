import { createHash, randomInt } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { demandAllowedText } from '#domains/base/social/index.ts'
import type { CupEdition } from '#domains/contest/editions/editions/cup-editions.table.ts'
import { type CupAct, type CupPhase, isOpenFor } from '#domains/contest/editions/editions/phases.kinds.ts'
import { phaseAt } from '#domains/contest/editions/editions/phases.model.ts'
import { phaseWords } from '#domains/contest/editions/editions/phases.words.ts'
import { holdEdition } from '#domains/contest/editions/index.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import { audit } from '#platform/audit/audit.ts'
import { purge } from '#platform/cache/purge.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { unlessTaken } from '#platform/database/unless-taken.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { holdPhotos } from '#platform/files/attach-photos.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import type { Opened } from '#shared/opened.ts'
import { canAppeal, canChange } from './cup-entries.policy.ts'
import { findModality, noEntry, showEntry } from './cup-entries.queries.ts'
import { type CupEntry, cup_entries, cup_entry_photos } from './cup-entries.table.ts'
import { type CupProof, type ProofPart, proofParts } from './cup-proof.kinds.ts'
import { photosOf, proofOf } from './proof.queries.ts'

type Words = { title: string; report: string; photo_ids: number[]; shown: ProofPart[] }

/** What is open is judged here, by the phases in this transaction; gives the phase that it was judged in. */
export function demandOpen(tx: Context, edition: CupEdition, act: CupAct, sentence: string): CupPhase {
  const phase = phaseAt(edition, tx.now())
  if (phase && isOpenFor(act, phase)) return phase
  const now = phase ? `A copa está em: ${phaseWords[phase].label.toLowerCase()}.` : 'A copa está fora de temporada.'
  throw new AppError('conflict', `${sentence} ${now}`)
}

/**
 * One redondo a grower and modality, from a plant of theirs: what its journal says is frozen and hashed here. Who withdrew
 * may enter again.
 */
export async function enterCup(ctx: Context, { slug, plant_id, ...words }: Words & { slug: string; plant_id: number }) {
  const { id } = signedIn(ctx)
  const uuid = await ctx.transaction(async (tx) => {
    await demandAllowedWords(tx, words)
    const { modality } = await findModality(tx, slug)
    const edition = await holdEdition(tx, modality.edition_id)
    demandOpen(tx, edition, 'enter', 'As inscrições não estão abertas.')
    const own = and(eq(plants.id, plant_id), eq(plants.created_by, id), isNull(plants.deleted_at))
    const [plant] = await tx.db.select({ id: plants.id }).from(plants).where(own).for('share')
    if (!plant) throw invalidField('plant_id', 'Escolha uma planta que você cultiva.')
    const frozen = await frozenProof(tx, plant_id, words.photo_ids)
    const values = {
      ...{ edition_id: edition.id, modality_id: modality.id, user_id: id, plant_id },
      ...{ title: words.title, report: words.report, shown: shownOf(words.shown), ...frozen },
    }
    const [before] = await tx.db
      .select()
      .from(cup_entries)
      .where(and(eq(cup_entries.modality_id, modality.id), eq(cup_entries.user_id, id)))
      .for('update')
    if (before && before.state !== 'retirado') throw alreadyIn()
    const entry = before ? await enterAgain(tx, before, values) : await insertEntry(tx, values)
    await keepPhotos(tx, entry.id, values.proof)
    await purge(tx, 'cup')
    return entry.uuid
  })
  return showEntry(ctx, { uuid })
}

async function demandAllowedWords(tx: Context, { title, report }: Words) {
  await demandAllowedText(tx, title, 'title')
  await demandAllowedText(tx, report, 'report')
}

const alreadyIn = () => new AppError('conflict', 'Você já tem um redondo nesta modalidade. É um por grower.')
const shownOf = (parts: ProofPart[]) => Object.fromEntries(proofParts.map((part) => [part, parts.includes(part)]))

async function frozenProof(tx: Context, plant_id: number, photo_ids: number[]) {
  const own = await photosOf(tx, plant_id)
  if (photo_ids.some((id) => !own.some((photo) => photo.id === id)))
    throw invalidField('photo_ids', 'Só valem fotos do diário desta planta. Escolha de novo.')
  const proof = await proofOf(tx, plant_id, [...new Set(photo_ids)])
  return { proof, proof_hash: hashOf(proof) }
}

export const hashOf = (proof: CupProof) => createHash('sha256').update(canonicalJson(proof)).digest('hex')

type Values = Omit<typeof cup_entries.$inferInsert, 'blind_number'>

/** A number that nobody has yet; two who draw the same at once draw again. */
async function insertEntry(tx: Context, values: Values): Promise<CupEntry> {
  for (let tries = 0; tries < 50; tries++) {
    const blind_number = randomInt(1000, 10_000)
    const made = await unlessTaken(tx, (db) =>
      db
        .insert(cup_entries)
        .values({ ...values, blind_number })
        .returning(),
    )
    if (made?.[0]) return made[0]
    const mine = and(eq(cup_entries.modality_id, values.modality_id), sql`${cup_entries.user_id} = ${values.user_id}`)
    const [taken] = await tx.db.select({ id: cup_entries.id }).from(cup_entries).where(mine)
    if (taken) throw alreadyIn()
  }
  throw new Error('no blind number is free')
}

async function enterAgain(tx: Context, before: CupEntry, values: Values): Promise<CupEntry> {
  const [entry] = await tx.db
    .update(cup_entries)
    .set({ ...values, state: 'inscrito', changed_at: tx.now() })
    .where(eq(cup_entries.id, before.id))
    .returning()
  return entry as CupEntry
}

/** The journal may lose them; the redondo keeps them from the sweep. */
async function keepPhotos(tx: Context, entry_id: number, { photos }: CupProof) {
  await tx.db.delete(cup_entry_photos).where(eq(cup_entry_photos.entry_id, entry_id))
  const rows = photos.map(({ file_id, taken_at }, position) => ({
    ...{ entry_id, file_id, position },
    taken_at: new Date(taken_at),
  }))
  await tx.db.insert(cup_entry_photos).values(rows)
  await holdPhotos(
    tx,
    photos.map(({ file_id }) => file_id),
    true,
  )
}

export async function changeEntry(ctx: Context, { uuid, opened, ...input }: Words & { uuid: string; opened?: Opened }) {
  await ctx.transaction(async (tx) => {
    await demandAllowedWords(tx, input)
    const { entry, edition } = await lockEntry(tx, uuid)
    if (!canChange(tx.viewer, entry)) throw noEntry()
    demandOpen(tx, edition, 'enter', 'Depois das inscrições o redondo não muda mais.')
    const stands = {
      ...{ title: entry.title, report: entry.report },
      photo_ids: entry.proof.photos.map(({ file_id }) => file_id),
      shown: proofParts.filter((part) => entry.shown[part]),
    }
    const words = mergeEdit({ ...input, opened }, stands)
    if (entry.plant_id === null) throw new AppError('conflict', 'A planta deste redondo não existe mais.')
    const frozen = await frozenProof(tx, entry.plant_id, words.photo_ids)
    await tx.db
      .update(cup_entries)
      .set({
        ...{ title: words.title, report: words.report, shown: shownOf(words.shown), ...frozen },
        changed_at: tx.now(),
      })
      .where(eq(cup_entries.id, entry.id))
    await keepPhotos(tx, entry.id, frozen.proof)
    await purge(tx, 'cup')
  })
  return showEntry(ctx, { uuid })
}

/** Until all votes are given; those that it got count for nobody. */
export async function withdrawEntry(ctx: Context, { uuid }: { uuid: string }) {
  await ctx.transaction(async (tx) => {
    const { entry, edition } = await lockEntry(tx, uuid)
    if (!canChange(tx.viewer, entry)) throw noEntry()
    const phase = phaseAt(edition, tx.now())
    if (phase === null || phase === 'entrega-dos-premios')
      throw new AppError('conflict', 'A votação já terminou: o redondo fica na história da copa.')
    await setState(tx, entry, { state: 'retirado' })
  })
  return showEntry(ctx, { uuid })
}

export async function appealEntry(ctx: Context, { uuid, appeal }: { uuid: string; appeal: string }) {
  await ctx.transaction(async (tx) => {
    const { entry } = await lockEntry(tx, uuid)
    if (!canAppeal(tx.viewer, entry)) throw noEntry()
    await setState(tx, entry, { appeal })
  })
  return showEntry(ctx, { uuid })
}

/** After the result is out too: then the result stands until the team computes anew and corrects it for all to see. */
export async function disqualifyEntry(ctx: Context, { uuid, reason }: { uuid: string; reason: string }) {
  await ctx.transaction(async (tx) => {
    const { entry } = await lockEntry(tx, uuid)
    await demandOthers(tx, entry)
    if (entry.state !== 'inscrito') throw new AppError('conflict', 'Este redondo já não concorre.')
    await setState(tx, entry, { state: 'desclassificado', reason, appeal: null, appeal_answer: null })
    await log(tx, entry, 'disqualified', { reason })
    await tell(tx, entry, 'Seu redondo foi desclassificado', 'disqualified')
  })
  return showEntry(ctx, { uuid })
}

type Answer = { uuid: string; accepted: boolean; answer: string }

export async function answerAppeal(ctx: Context, { uuid, accepted, answer }: Answer) {
  await ctx.transaction(async (tx) => {
    const { entry } = await lockEntry(tx, uuid)
    await demandOthers(tx, entry)
    if (entry.state !== 'desclassificado' || !entry.appeal || entry.appeal_answer)
      throw new AppError('conflict', 'Não há recurso esperando resposta.')
    await setState(tx, entry, { appeal_answer: answer, ...(accepted && { state: 'inscrito' as const }) })
    await log(tx, entry, 'appeal_answered', { accepted, answer })
    await tell(tx, entry, 'Seu recurso na copa foi respondido', 'appeal')
  })
  return showEntry(ctx, { uuid })
}

/** Of the own redondo, and of those that compete with it, somebody else of the team decides. */
async function demandOthers(tx: Context, { user_id, modality_id }: CupEntry) {
  const me = signedIn(tx).id
  if (user_id === me) throw new AppError('forbidden', 'Este redondo é seu: outra pessoa da equipe decide.')
  const rival = and(
    ...[eq(cup_entries.modality_id, modality_id), eq(cup_entries.user_id, me), eq(cup_entries.state, 'inscrito')],
  )
  if (await tx.db.$count(cup_entries, rival))
    throw new AppError('forbidden', 'Você concorre nesta modalidade: outra pessoa da equipe decide.')
}

async function lockEntry(tx: Context, uuid: string) {
  const [entry] = await tx.db.select().from(cup_entries).where(eq(cup_entries.uuid, uuid)).for('update')
  if (!entry) throw noEntry()
  return { entry, edition: await holdEdition(tx, entry.edition_id) }
}

async function setState(tx: Context, { id }: CupEntry, columns: Partial<CupEntry>) {
  await tx.db
    .update(cup_entries)
    .set({ ...columns, changed_at: tx.now() })
    .where(eq(cup_entries.id, id))
  await purge(tx, 'cup')
}

const log = (tx: Context, { id }: CupEntry, act: string, after: object) =>
  audit(tx, { action: `cup_entry.${act}`, subject: `cup_entry:${id}`, after })

async function tell(tx: Context, entry: CupEntry, title: string, key: string) {
  if (entry.user_id === null) return
  await notify(tx, {
    user_id: entry.user_id,
    kind: 'cup',
    key: `cup:${key}:${entry.id}:${tx.now().getTime()}`,
    title,
    url: `/copa-grower/ver-redondo/${entry.uuid}`,
  })
}
