import { createHash, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { findProcess, holdProcess, logOpening, noProcess } from '#domains/care/processes/index.ts'
import { type GrowExport, readGrow } from '#domains/growing/cultivation/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { attachPrivateFiles, openPrivateFile } from '#platform/files/private-files.ts'
import { keepSealed } from '#platform/files/store-private-file.ts'
import { demandSameContent } from '#platform/owned/find-by-key.ts'
import { keyOfParts } from '#platform/owned/key-of-parts.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import { dayKey } from '#shared/dates.ts'
import { pick } from '#shared/pick.ts'
import { evidencePdf } from './evidence.export.ts'
import { findEvidence, listEvidence, noEvidence, readsEvidence } from './evidence.queries.ts'
import type { Evidence, EvidenceCreate, EvidenceFileRef, EvidenceRef, GrowDays } from './evidence.schemas.ts'
import { process_evidence } from './evidence.table.ts'
import { evidenceSigner } from './evidence-signature.secrets.ts'

/** So many updates are drawn while somebody waits. */
const MOST_UPDATES = 300

const perDay: Limit = {
  ...{ name: 'evidence', points: 20, seconds: 86_400 },
  sentence: 'Você já fez 20 provas hoje. As que existem continuam valendo; faça outra amanhã.',
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** Makes the document of the client's own plants and days, seals it, and signs its hash. */
export async function createEvidence(ctx: Context, { token, ...wanted }: EvidenceCreate): Promise<Evidence> {
  const { process, access } = await findProcess(ctx, token)
  if (access.role !== 'client') throw noProcess()
  if (process.closed_at) throw new AppError('conflict', 'Este processo terminou: não há mais petição para a prova.')
  return signGrow(ctx, wanted, { process_id: process.id, hold: (tx) => holdProcess(tx, token) })
}

type For = { process_id: number | null; hold?: (tx: Context) => Promise<unknown> }

/** The signed document of one's own plants and days; outlives the account only with a process. */
export async function signGrow(
  ctx: Context,
  { plant_ids, from, to, idempotency_key }: GrowDays,
  { process_id, hold }: For,
): Promise<Evidence> {
  if (to < from) throw invalidField('to', 'O último dia precisa vir depois do primeiro.')
  if (from > dayKey(ctx.now())) throw invalidField('from', 'Este dia ainda não chegou.')
  if (to > dayKey(ctx.now())) throw invalidField('to', 'Este dia ainda não chegou.')
  const owner_id = signedIn(ctx).id
  const uuid = idempotency_key ? keyOfParts('evidence', owner_id, idempotency_key) : randomUUID()
  const again = (tx: Context) => madeBefore(tx, uuid, { process_id, from, to, plants: new Set(plant_ids).size })
  const before = await again(ctx)
  if (before) return before
  const grow = await growOf(ctx, { plant_ids, from, to })
  // A process is read by others, to whom a plant's problems are not shown.
  if (process_id !== null) grow.plants = grow.plants.map((plant) => ({ ...plant, problems: [] }))
  const count = grow.plants.reduce((sum, { updates }) => sum + updates.length, 0)
  if (!count && !grow.plants.some(({ problems }) => problems.length))
    throw invalidField('from', 'Não há nada registrado nestas plantas neste período.')
  if (count > MOST_UPDATES)
    throw invalidField('from', `São ${count} registros, e cabem ${MOST_UPDATES}. Escolha menos dias, ou menos plantas.`)
  await countAttempt(ctx, perDay, String(owner_id))
  const records = grow.plants.map((plant) => hashOf(canonicalJson(JSON.parse(JSON.stringify(plant)))))
  const bytes = await evidencePdf(ctx, grow, { uuid, from, to, records, owner_id })
  const sha256 = hashOf(bytes)
  return ctx.transaction(async (tx) => {
    await hold?.(tx)
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`evidence:${uuid}`}, 0))`)
    const meanwhile = await again(tx)
    if (meanwhile) return meanwhile
    const name = `prova-de-cultivo-${from}-a-${to}.pdf`
    const file = await keepSealed(tx, { kind: 'pdf', name, bytes })
    await attachPrivateFiles(tx, [file.id], 'plant_ids', { kept: process_id !== null })
    const values = { plants: grow.plants.length, updates: count, from, to, sha256, records, uuid }
    const [row] = await tx.db
      .insert(process_evidence)
      .values({
        ...{ ...values, process_id, created_by: owner_id, file_id: file.id, created_at: tx.now() },
        signature: evidenceSigner.sign(tx.env.keys, sha256),
      })
      .returning()
    if (!row) throw new Error('insert returned no row')
    return toEvidence(row)
  })
}

const toEvidence = (row: typeof process_evidence.$inferSelect): Evidence =>
  pick(row, 'uuid', 'plants', 'updates', 'from', 'to', 'sha256', 'created_at')

/** What the same form made. @throws conflict when it asked for other plants or days. */
async function madeBefore({ db }: Context, uuid: string, content: Record<string, unknown>) {
  const [made] = await db.select().from(process_evidence).where(eq(process_evidence.uuid, uuid))
  if (made) demandSameContent(made, content)
  return made && toEvidence(made)
}

/** The journals of these plants in those days, under one title; a foreign plant is refused beside its field. */
async function growOf(
  ctx: Context,
  { plant_ids, from, to }: Pick<GrowDays, 'plant_ids' | 'from' | 'to'>,
): Promise<GrowExport> {
  const grows: GrowExport[] = []
  for (const id of new Set(plant_ids))
    grows.push(
      await readGrow(ctx, { plant: String(id), discreet: false }).catch((error: unknown) => {
        if (error instanceof AppError) throw invalidField('plant_ids', 'Escolha plantas do seu próprio cultivo.')
        throw error
      }),
    )
  const [first] = grows
  if (!first) throw invalidField('plant_ids', 'Escolha ao menos uma planta.')
  const within = ({ happened_at }: { happened_at: Date }) => dayKey(happened_at) >= from && dayKey(happened_at) <= to
  const plants = grows.flatMap((grow) =>
    grow.plants.map((plant) => ({
      ...plant,
      updates: plant.updates.filter(within),
      problems: plant.problems.flatMap((problem) => problemWithin(problem, from, to)),
      jars: [],
    })),
  )
  return { ...first, title: 'Prova de cultivo', space_updates: [], plants }
}

/** What of a case falls into these days; a treatment also while its safety interval runs in them. */
function problemWithin(problem: Problem, from: string, to: string): Problem[] {
  const entries = problem.entries.filter(
    ({ on, harvest_from }) => on <= to && (on >= from || (harvest_from ?? '') > from),
  )
  const isSeen = problem.seen_on >= from && problem.seen_on <= to
  const isOver = problem.closed_on !== null && problem.closed_on <= to
  if (!entries.length && !isSeen) return []
  return [{ ...problem, entries, ...(!isOver && { outcome: null, closed_on: null }) }]
}

type Problem = GrowExport['plants'][number]['problems'][number]

/** The proofs of a process, for who reads them now; the team's looking is logged. */
export async function openEvidenceList(ctx: Context, { token }: { token: string }) {
  const found = await findProcess(ctx, token)
  const list = await listEvidence(ctx, found)
  await logOpening(ctx, found, 'provas')
  return list
}

/** The document, for who reads it now; the team's openings are logged. */
export async function openEvidence(ctx: Context, { token, uuid }: EvidenceFileRef): Promise<File> {
  const found = await findProcess(ctx, token)
  const row = await findEvidence(ctx, uuid)
  if (row.process_id !== found.process.id || !readsEvidence(found.access)) throw noEvidence()
  const file = await fileOf(ctx, row)
  await logOpening(ctx, found, 'arquivo')
  return openPrivateFile(ctx, file)
}

/** The document that its maker keeps in their own folder; nobody else's, staff included. */
export async function openOwnEvidence(ctx: Context, { uuid }: EvidenceRef): Promise<File> {
  const row = await findEvidence(ctx, uuid)
  if (row.process_id !== null || row.created_by !== signedIn(ctx).id) throw noEvidence()
  return openPrivateFile(ctx, await fileOf(ctx, row))
}

async function fileOf({ db }: Context, { file_id }: { file_id: number | null }) {
  const [file] = file_id ? await db.select().from(private_files).where(eq(private_files.id, file_id)) : []
  if (!file) throw noEvidence()
  return file
}
