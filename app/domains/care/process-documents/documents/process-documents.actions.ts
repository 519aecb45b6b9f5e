import { and, eq, inArray, isNull, max } from 'drizzle-orm'
import {
  type Found,
  findProcess,
  holdProcess,
  logOpening,
  markedForViewer,
  noProcess,
  tellOfProcess,
} from '#domains/care/processes/index.ts'
import { type Compartment, compartmentOf } from '#domains/care/processes/processes/process.kinds.ts'
import { professionOfViewer } from '#domains/care/processes/processes/processes.policy.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { demandReadable } from '#platform/files/demand-readable.ts'
import { attachJoined, joinPhotos } from '#platform/files/join-photos.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { openPrivateFile } from '#platform/files/private-files.ts'
import { sealText } from '#platform/seal.ts'
import { dayKey } from '#shared/dates.ts'
import { searchable } from '#shared/text.ts'
import { process_document_kinds } from '../kinds/process-document-kinds.table.ts'
import { outcomeWords } from './process-document.words.ts'
import { checklistOf, decidesOn, documentsPlace, findFile, sendsTo, titleOf } from './process-documents.queries.ts'
import type {
  ProcessDocumentAsk,
  ProcessDocumentDecide,
  ProcessDocumentFileRef,
  ProcessDocumentSend,
  ProcessDocuments,
} from './process-documents.schemas.ts'
import {
  type ProcessDocument,
  process_document_files,
  process_document_versions,
  process_documents,
} from './process-documents.table.ts'

const noDocument = () => new AppError('not_found', 'Não encontramos esse documento.')

/** The checklist; that somebody of the team looked at it is logged. */
export async function showDocuments(ctx: Context, { token }: { token: string }): Promise<ProcessDocuments> {
  const found = await findProcess(ctx, token)
  await logOpening(ctx, found, 'documentos')
  return checklistOf(ctx, found)
}

/** Sends a document, or a new version of one. What its own profession sends needs nobody's approval. */
export async function sendDocument(ctx: Context, input: ProcessDocumentSend): Promise<void> {
  const { token, expires_on, idempotency_key } = input
  const file_ids = [...new Set(input.file_ids)]
  await demandReadable(ctx, file_ids, 'file_ids')
  const joined = await joinPhotos(ctx, file_ids)
  return ctx.transaction(async (tx) => {
    const found = await holdProcess(tx, token)
    const { process, access } = found
    if (process.closed_at) throw new AppError('conflict', 'Este processo terminou: nada mais é enviado.')
    const document = await documentFor(tx, found, input)
    if (!sendsTo(access, document.compartment)) throw noDocument()
    if (idempotency_key && (await wasSent(tx, document.id, idempotency_key))) {
      if (await anyWaits(tx, file_ids))
        throw new AppError(
          'conflict',
          'Este documento já foi enviado desta página, com outro arquivo. Recarregue e envie de novo.',
        )
      return
    }
    if (expires_on && expires_on < dayKey(tx.now()))
      throw invalidField('expires_on', 'Este documento já venceu. Envie um que ainda vale.')
    const kept = await attachJoined(tx, file_ids, joined, 'file_ids', { kept: true })
    const mine = process_document_versions
    const sent = { sent_by: signedIn(tx).id, sent_at: tx.now(), idempotency_key }
    const own = access.role === 'professional'
    // What the client sent and nobody has looked at is not settled unseen: it says by whom it was replaced.
    const replaced = own ? await replace(tx, document.id) : 0
    const decided = own ? { verdict: 'aprovado' as const, decided_by: sent.sent_by, decided_at: sent.sent_at } : {}
    const [row] = await tx.db
      .insert(mine)
      .values({
        ...sent,
        ...decided,
        expires_on,
        document_id: document.id,
        version: (await lastVersion(tx, document.id)) + 1,
      })
      .returning({ id: mine.id })
    if (!row) throw new Error('insert returned no row')
    const files = kept.map((file_id, order) => ({ version_id: row.id, file_id, order }))
    await tx.db.insert(process_document_files).values(files)
    await tx.db
      .update(process_documents)
      .set(own ? { state: 'aprovado', expires_on: expires_on ?? null } : { state: 'enviado' })
      .where(eq(process_documents.id, document.id))
    await tellOfProcess(tx, process, {
      client: replaced ? 'A equipe trocou um documento que você enviou' : 'Um documento chegou ao seu processo',
      ...{ team: 'um documento foi enviado', what: `sent:${row.id}` },
      compartment: document.compartment,
    })
  })
}

export async function lastVersion({ db }: Context, document_id: number) {
  const [newest] = await db
    .select({ version: max(process_document_versions.version) })
    .from(process_document_versions)
    .where(eq(process_document_versions.document_id, document_id))
  return newest?.version ?? 0
}

/** What waits of a document gives way to a version of its own profession, and says so. */
async function replace(tx: Context, document_id: number) {
  const gone = await tx.db
    .update(process_document_versions)
    .set({ verdict: 'substituido', decided_by: signedIn(tx).id, decided_at: tx.now() })
    .where(and(eq(process_document_versions.document_id, document_id), isNull(process_document_versions.verdict)))
    .returning({ id: process_document_versions.id })
  return gone.length
}

/** Files of the viewer that nothing has used yet: what is sent again with them is something else. */
const anyWaits = async (tx: Context, ids: number[]) =>
  (await tx.db.$count(
    private_files,
    and(
      inArray(private_files.id, ids),
      eq(private_files.created_by, signedIn(tx).id),
      eq(private_files.attached, false),
    ),
  )) > 0

async function wasSent({ db }: Context, document_id: number, idempotency_key: string) {
  const { document_id: of, idempotency_key: key } = process_document_versions
  return (await db.$count(process_document_versions, and(eq(of, document_id), eq(key, idempotency_key)))) > 0
}

/** The row that the files are for: the one that was asked for, or the checklist's, made by the first who sends. */
async function documentFor(tx: Context, { process }: Found, { kind_id, document_id }: ProcessDocumentSend) {
  const here = eq(process_documents.process_id, process.id)
  if (document_id) {
    const [document] = await tx.db
      .select()
      .from(process_documents)
      .where(and(here, eq(process_documents.id, document_id)))
    if (!document) throw noDocument()
    return document
  }
  const [kind] = kind_id
    ? await tx.db
        .select()
        .from(process_document_kinds)
        .where(and(eq(process_document_kinds.id, kind_id), process_document_kinds.active))
    : []
  if (!kind || (kind.process_kind !== 'todos' && kind.process_kind !== process.kind)) throw noDocument()
  return documentOfKind(tx, process.id, kind)
}

/** The checklist's row of a kind. */
export async function documentOfKind(
  tx: Context,
  process_id: number,
  kind: { id: number; compartment: Compartment },
): Promise<ProcessDocument> {
  const [there] = await tx.db
    .select()
    .from(process_documents)
    .where(and(eq(process_documents.process_id, process_id), eq(process_documents.kind_id, kind.id)))
  if (there) return there
  const [made] = await tx.db
    .insert(process_documents)
    .values({ process_id, kind_id: kind.id, compartment: kind.compartment, created_at: tx.now() })
    .returning()
  return made as ProcessDocument
}

/** Approves or refuses a version. Of two who decide at once the second is told what the first said. */
export const decideDocument = (ctx: Context, input: ProcessDocumentDecide): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { token, version_id, verdict, reason } = input
    const { process, access } = await holdProcess(tx, token)
    const [row] = await tx.db
      .select({ version: process_document_versions, document: process_documents })
      .from(process_document_versions)
      .innerJoin(process_documents, eq(process_documents.id, process_document_versions.document_id))
      .where(and(eq(process_document_versions.id, version_id), eq(process_documents.process_id, process.id)))
    if (!row || !decidesOn(access, row.document.compartment)) throw noDocument()
    const { version, document } = row
    if (version.verdict)
      throw new AppError(
        'conflict',
        `Este documento já foi ${outcomeWords[version.verdict]}. Confira quem decidiu antes de mudar algo.`,
      )
    if ((await lastVersion(tx, document.id)) !== version.version)
      throw new AppError('conflict', 'Chegou uma versão nova deste documento. Olhe a nova.')
    if (verdict === 'recusado' && !reason)
      throw invalidField('reason', 'Diga ao cliente o que está errado e como mandar de novo.')
    await tx.db
      .update(process_document_versions)
      .set({
        ...{ verdict, decided_by: signedIn(tx).id, decided_at: tx.now() },
        sealed_reason: sealText(tx.env.keys, documentsPlace(process.id), reason),
      })
      .where(eq(process_document_versions.id, version.id))
    await tx.db
      .update(process_documents)
      .set(verdict === 'aprovado' ? { state: verdict, expires_on: version.expires_on } : { state: verdict })
      .where(eq(process_documents.id, document.id))
    const client = verdict === 'aprovado' ? 'Um documento seu foi aprovado' : 'Um documento precisa ser enviado de novo'
    await audit(tx, { action: 'process.document_decided', subject: `process:${process.id}`, after: { verdict } })
    await tellOfProcess(tx, process, {
      ...{ client, team: 'um documento foi conferido', what: `decided:${version.id}` },
      compartment: document.compartment,
    })
  })

/** A professional asks for something that the checklist has not. */
export const askDocument = (ctx: Context, { token, title }: ProcessDocumentAsk): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { process, access } = await holdProcess(tx, token)
    const profession = professionOfViewer(tx.viewer)
    if (access.role !== 'professional' || !profession) throw noProcess()
    if (process.closed_at) throw new AppError('conflict', 'Este processo terminou: nada mais é pedido.')
    await demandNotAsked(tx, process.id, compartmentOf[profession], title)
    const [row] = await tx.db
      .insert(process_documents)
      .values({
        ...{ process_id: process.id, compartment: compartmentOf[profession], asked_by: signedIn(tx).id },
        sealed_title: sealText(tx.env.keys, documentsPlace(process.id), title),
        created_at: tx.now(),
      })
      .returning({ id: process_documents.id })
    await audit(tx, { action: 'process.document_asked', subject: `process:${process.id}` })
    await tellOfProcess(tx, process, {
      ...{ client: 'Falta um documento no seu processo', team: 'um documento foi pedido', what: `asked:${row?.id}` },
      compartment: compartmentOf[profession],
    })
  })

/** What still waits under the same words is not asked for twice in a compartment; what another asks for is not told. */
async function demandNotAsked(tx: Context, process_id: number, compartment: Compartment, title: string) {
  const waiting = await tx.db
    .select()
    .from(process_documents)
    .where(
      and(
        eq(process_documents.process_id, process_id),
        eq(process_documents.compartment, compartment),
        isNull(process_documents.kind_id),
        eq(process_documents.state, 'pedido'),
      ),
    )
  if (waiting.some((one) => searchable(titleOf(tx, one)) === searchable(title)))
    throw new AppError('conflict', 'Este documento já foi pedido, e o cliente foi avisado.')
}

/**
 * A file, for who reads its compartment now; each opening is logged, and shown on every page to all but the client. What
 * was signed here its own profession takes to a court or a pharmacy: they have it as it is.
 */
export async function openDocumentFile(ctx: Context, { token, file }: ProcessDocumentFileRef): Promise<File> {
  const found = await findProcess(ctx, token)
  const row = await findFile(ctx, found.process.id, file)
  if (!row || !found.access.reads.includes(row.compartment)) throw noDocument()
  await logOpening(ctx, found, 'arquivo', row.compartment)
  const opened = await openPrivateFile(ctx, row.file)
  return row.signed && found.access.own === row.compartment ? opened : markedForViewer(ctx, found, opened)
}
