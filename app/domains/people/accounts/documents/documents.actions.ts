import { and, count, eq } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { attachPrivateFiles, erasePrivateFiles } from '#platform/files/private-files.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { sealText } from '#platform/seal.ts'
import { dayKey } from '#shared/dates.ts'
import { users } from '../users/users.table.ts'
import { documentFields } from './document.form.ts'
import { findOwnDocument, showDocument, wordsPlace } from './documents.queries.ts'
import type { DocumentChange, DocumentCreate, DocumentDetail, DocumentInput } from './documents.schemas.ts'
import { user_documents } from './documents.table.ts'

const MOST = 100

/** Stores a document. Submitting the same form twice creates one document. */
export const createDocument = (ctx: Context, { idempotency_key, ...input }: DocumentCreate): Promise<DocumentDetail> =>
  ctx.transaction(async (tx) => {
    const user_id = signedIn(tx).id
    // Serialises per user: the limit is counted, and a duplicate submit waits for the first one.
    await tx.db.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('update')
    const before = idempotency_key && (await documentOf(tx, idempotency_key))
    if (before) return showDocument(tx, before)
    await demandRoom(tx, user_id)
    const values = checked(tx, input)
    await attachPrivateFiles(tx, input.file_id ? [input.file_id] : [], 'file_id')
    const [row] = await tx.db
      .insert(user_documents)
      .values({ ...values, user_id, idempotency_key, created_at: tx.now() })
      .returning({ id: user_documents.id })
    if (!row) throw new Error('insert returned no row')
    return showDocument(tx, row.id)
  })

export const changeDocument = (ctx: Context, { id, ...edit }: DocumentChange): Promise<DocumentDetail> =>
  ctx.transaction(async (tx) => {
    const before = await findOwnDocument(tx, id)
    const input = mergeEdit(edit, documentFields(await showDocument(tx, id)))
    const values = checked(tx, input)
    const changed = input.file_id !== before.file_id
    if (changed && input.file_id) await attachPrivateFiles(tx, [input.file_id], 'file_id')
    await tx.db.update(user_documents).set(values).where(eq(user_documents.id, id))
    if (changed && before.file_id) await erasePrivateFiles(tx, [before.file_id])
    return showDocument(tx, id)
  })

/** Hard delete, with its file: there is no 30-day recovery for a health document. */
export const removeDocument = (ctx: Context, id: number): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { file_id } = await findOwnDocument(tx, id)
    await tx.db.delete(user_documents).where(eq(user_documents.id, id))
    if (file_id) await erasePrivateFiles(tx, [file_id])
  })

async function documentOf(tx: Context, idempotency_key: string) {
  const same = and(eq(user_documents.user_id, signedIn(tx).id), eq(user_documents.idempotency_key, idempotency_key))
  const [row] = await tx.db.select({ id: user_documents.id }).from(user_documents).where(same)
  return row?.id
}

async function demandRoom(tx: Context, user_id: number) {
  const [row] = await tx.db.select({ kept: count() }).from(user_documents).where(eq(user_documents.user_id, user_id))
  if ((row?.kept ?? 0) >= MOST)
    throw new AppError('conflict', `Você já tem ${MOST} documentos. Apague um que não usa mais.`)
}

function checked(tx: Context, { number, note, issuer, ...input }: DocumentInput) {
  const { issued_on, expires_on } = input
  if (issued_on && issued_on > dayKey(tx.now())) throw invalidField('issued_on', 'Esta data ainda não chegou.')
  if (issued_on && expires_on && expires_on < issued_on)
    throw invalidField('expires_on', 'O vencimento precisa ser depois da emissão. Confira as duas datas.')
  const sealed = (text: string) => sealText(tx.env.keys, wordsPlace(signedIn(tx).id), text)
  return { ...input, sealed_number: sealed(number), sealed_note: sealed(note), sealed_issuer: sealed(issuer) }
}
