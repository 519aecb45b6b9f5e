import { and, desc, eq, sql } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type PrivateFile, private_files } from '#platform/files/private-files.table.ts'
import { openingsOf } from '#platform/files/private-files.ts'
import { sentFile } from '#platform/files/sent-file.ts'
import { unsealText } from '#platform/seal.ts'
import { daysBetween } from '#shared/dates.ts'
import type { DocumentCard, DocumentDetail } from './documents.schemas.ts'
import { type UserDocument, user_documents } from './documents.table.ts'

/** The viewer's own documents, by expiry date; those without one last. */
export async function listDocuments(ctx: Context): Promise<{ data: DocumentCard[] }> {
  const rows = await selectDocuments(ctx)
    .where(own(ctx))
    .orderBy(sql`${user_documents.expires_on} asc nulls last`, desc(user_documents.id))
  return { data: rows.map((row) => toCard(ctx, row)) }
}

export async function showDocument(ctx: Context, id: number): Promise<DocumentDetail> {
  const row = await findDocument(ctx, id)
  return { ...toCard(ctx, row), openings: row.file ? await openingsOf(ctx, row.file.id) : [] }
}

/** For writes: locks the row. Another user's document is 404. */
export async function findOwnDocument(tx: Context, id: number): Promise<UserDocument> {
  const [row] = await tx.db
    .select()
    .from(user_documents)
    .where(and(own(tx), eq(user_documents.id, id)))
    .for('update')
  if (!row) throw notFound()
  return row
}

/** The viewer's own document with its file; another user's is 404. */
export async function findDocument(ctx: Context, id: number) {
  const [row] = await selectDocuments(ctx).where(and(own(ctx), eq(user_documents.id, id)))
  if (!row) throw notFound()
  return row
}

const notFound = () => new AppError('not_found', 'Não encontramos esse documento.')

const own = (ctx: Context) => eq(user_documents.user_id, signedIn(ctx).id)

const selectDocuments = ({ db }: Context) =>
  db
    .select({ document: user_documents, file: private_files })
    .from(user_documents)
    .leftJoin(private_files, eq(private_files.id, user_documents.file_id))

/** Associated data (AAD) to which the sealed texts of a user's documents are bound. */
export const wordsPlace = (user_id: number) => `user_documents/${user_id}`

function toCard(ctx: Context, { document, file }: { document: UserDocument; file: PrivateFile | null }) {
  const { id, user_id, kind, issued_on, expires_on, created_at } = document
  const words = (sealed: string) => unsealText(ctx.env.keys, wordsPlace(user_id), sealed)
  return {
    id,
    kind,
    number: words(document.sealed_number),
    issuer: document.sealed_issuer && words(document.sealed_issuer),
    plant_limit: document.plant_limit,
    issued_on,
    expires_on,
    days_left: expires_on && daysBetween(ctx.now(), expires_on),
    note: words(document.sealed_note),
    file: file && { ...sentFile(ctx, file), bytes: file.bytes },
    created_at,
  } as DocumentCard
}
