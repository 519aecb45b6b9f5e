import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Found } from '#domains/care/processes/index.ts'
import type { Compartment } from '#domains/care/processes/processes/process.kinds.ts'
import type { ProcessAccess } from '#domains/care/processes/processes/processes.policy.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { sentFile, sentFileColumns } from '#platform/files/sent-file.ts'
import { unsealText } from '#platform/seal.ts'
import { dayKey, daysBetween } from '#shared/dates.ts'
import { process_document_kinds } from '../kinds/process-document-kinds.table.ts'
import { writtenByTeam } from './process-document.kinds.ts'
import type { ProcessDocumentLine, ProcessDocuments } from './process-documents.schemas.ts'
import {
  type ProcessDocument,
  process_document_files,
  process_document_versions,
  process_documents,
} from './process-documents.table.ts'

/** Associated data of the sealed texts. */
export const documentsPlace = (process_id: number) => `process_documents/${process_id}`

/** Who may send to a compartment: the client, and its own profession (a report that the doctor wrote). */
export const sendsTo = ({ role, own }: ProcessAccess, compartment: Compartment) =>
  role === 'client' || (role === 'professional' && own === compartment)

/** Who decides on what was sent: its own profession and the administration, never who was merely let in. */
export const decidesOn = ({ role, own }: ProcessAccess, compartment: Compartment) =>
  role === 'admin' || (role === 'professional' && own === compartment)

/**
 * The checklist of a process. The reception gets names and states of all compartments, without files and reasons; a
 * profession the lines of what it reads.
 */
export async function checklistOf(ctx: Context, { process, access }: Found): Promise<ProcessDocuments> {
  const reception = access.role === 'reception'
  const seen = (compartment: Compartment) => reception || access.reads.includes(compartment)
  const [kinds, documents] = await Promise.all([
    ctx.db
      .select()
      .from(process_document_kinds)
      .where(
        or(eq(process_document_kinds.process_kind, 'todos'), eq(process_document_kinds.process_kind, process.kind)),
      )
      .orderBy(asc(process_document_kinds.order), asc(process_document_kinds.id)),
    ctx.db
      .select()
      .from(process_documents)
      .where(eq(process_documents.process_id, process.id))
      .orderBy(asc(process_documents.id)),
  ])
  const read = documents.filter(({ compartment }) => access.reads.includes(compartment))
  const versions = await versionsOf(ctx, process.id, read.map(({ id }) => id)) // biome-ignore format: one thought
  const open = !process.closed_at
  const line = (
    of: Omit<Kind, 'id'> & { kind_id: number | null },
    document?: ProcessDocument,
  ): ProcessDocumentLine => ({
    ...{ key: document ? `d${document.id}` : `k${of.kind_id}`, document_id: document?.id ?? null, kind_id: of.kind_id },
    ...{ title: of.name, help: of.help, compartment: of.compartment, required: of.required, months: of.months },
    by_team: writtenByTeam.includes(of.slug),
    state: stateOf(ctx, document),
    expires_on: document?.expires_on ?? null,
    days_left: document?.expires_on ? daysBetween(ctx.now(), document.expires_on) : null,
    versions: (document && versions.get(document.id)) ?? [],
    can: { send: open && sendsTo(access, of.compartment), decide: decidesOn(access, of.compartment) },
  })
  const listed = kinds.flatMap(({ id, ...kind }) => {
    const document = documents.find(({ kind_id }) => kind_id === id)
    return document || kind.active ? [line({ ...kind, kind_id: id }, document)] : []
  })
  const besides = documents
    .filter(({ kind_id }) => kind_id === null)
    .map((document) => {
      const title = reception ? 'Documento pedido pela equipe' : titleOf(ctx, document)
      const of = { slug: '', name: title, help: '', compartment: document.compartment, required: true, months: 0 }
      return line({ ...of, kind_id: null, active: true }, document)
    })
  return {
    data: [...listed, ...besides].filter(({ compartment }) => seen(compartment)),
    plants: access.role === 'client' ? await livingPlants(ctx, process.client_id) : null,
    can: { ask: open && access.role === 'professional' },
  }
}

const livingPlants = ({ db }: Context, created_by: number) =>
  db.$count(
    plants,
    and(
      ...[eq(plants.created_by, created_by), eq(plants.status, 'viva')],
      ...[isNull(plants.archived_at), isNull(plants.deleted_at)],
    ),
  )

type Kind = Pick<
  typeof process_document_kinds.$inferSelect,
  'id' | 'slug' | 'name' | 'help' | 'compartment' | 'required' | 'months' | 'active'
>

export const titleOf = ({ env }: Context, { process_id, sealed_title }: ProcessDocument) =>
  unsealText(env.keys, documentsPlace(process_id), sealed_title)

function stateOf(ctx: Context, document?: ProcessDocument) {
  if (!document) return 'pedido'
  const lapsed = document.state === 'aprovado' && document.expires_on && document.expires_on < dayKey(ctx.now())
  return lapsed ? 'vencido' : document.state
}

async function versionsOf(ctx: Context, process_id: number, ids: number[]) {
  type Version = ProcessDocumentLine['versions'][number]
  const byDocument = new Map<number, Version[]>()
  if (!ids.length) return byDocument
  const decider = alias(users, 'decider')
  const [rows, files] = await Promise.all([
    ctx.db
      .select({ version: process_document_versions, sent_by: users.nickname, decided_by: decider.nickname })
      .from(process_document_versions)
      .innerJoin(users, eq(users.id, process_document_versions.sent_by))
      .leftJoin(decider, eq(decider.id, process_document_versions.decided_by))
      .where(inArray(process_document_versions.document_id, ids))
      .orderBy(desc(process_document_versions.version)),
    ctx.db
      .select({
        version_id: process_document_files.version_id,
        ...sentFileColumns,
      })
      .from(process_document_files)
      .innerJoin(process_document_versions, eq(process_document_versions.id, process_document_files.version_id))
      .innerJoin(private_files, eq(private_files.id, process_document_files.file_id))
      .where(inArray(process_document_versions.document_id, ids))
      .orderBy(asc(process_document_files.order)),
  ])
  const place = documentsPlace(process_id)
  for (const { version, sent_by, decided_by } of rows) {
    const { document_id, sealed_reason, id, version: number, sent_at, expires_on, verdict, decided_at } = version
    const shown: Version = {
      ...{ id, version: number, sent_at, expires_on, verdict, decided_at, sent_by, decided_by },
      reason: unsealText(ctx.env.keys, place, sealed_reason),
      files: files.flatMap((file) => (file.version_id === id ? [sentFile(ctx, file)] : [])),
    }
    byDocument.set(document_id, [...(byDocument.get(document_id) ?? []), shown])
  }
  return byDocument
}

/** A file of a document of a process, with the compartment that says who reads it. */
export async function findFile({ db }: Context, process_id: number, file_id: number) {
  const [row] = await db
    .select({
      file: private_files,
      compartment: process_documents.compartment,
      signed: process_document_versions.signed,
    })
    .from(process_document_files)
    .innerJoin(process_document_versions, eq(process_document_versions.id, process_document_files.version_id))
    .innerJoin(process_documents, eq(process_documents.id, process_document_versions.document_id))
    .innerJoin(private_files, eq(private_files.id, process_document_files.file_id))
    .where(and(eq(process_document_files.file_id, file_id), eq(process_documents.process_id, process_id)))
  return row
}
