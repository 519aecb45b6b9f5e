import { buffer } from 'node:stream/consumers'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import './private-files.jobs.ts'
import { unseal } from '../seal.ts'
import { type PrivateFile, private_file_openings, private_files } from './private-files.table.ts'
import { privatePlace } from './private-place.ts'
import { sentFile } from './sent-file.ts'

/**
 * Marks the viewer's own uploads as used, `kept` when they outlive the account. Unknown, foreign and already used ids: 422
 * on `field`.
 */
export async function attachPrivateFiles(tx: Context, ids: number[], field: string, { kept = false } = {}) {
  if (!ids.length) return
  const own = and(
    inArray(private_files.id, ids),
    eq(private_files.created_by, signedIn(tx).id),
    eq(private_files.attached, false),
  )
  const taken = await tx.db
    .update(private_files)
    .set({ attached: true, kept })
    .where(own)
    .returning({ id: private_files.id })
  if (taken.length !== new Set(ids).size)
    throw invalidField(field, 'Um dos arquivos não está mais disponível. Envie de novo.')
}

/** Deletes files permanently: rows now, bytes right after the commit. */
export async function erasePrivateFiles(tx: Context, ids: number[]) {
  if (!ids.length) return
  const gone = await tx.db
    .delete(private_files)
    .where(inArray(private_files.id, ids))
    .returning({ storage_key: private_files.storage_key })
  for (const { storage_key } of gone) await addJob(tx, 'private_files.erase', { storage_key })
}

/** Decrypts a file for somebody who may read it, and logs the access. */
export async function openPrivateFile(ctx: Context, file: PrivateFile): Promise<File> {
  const { id, kind, name } = sentFile(ctx, file)
  const { bytes } = await readPrivateFile(ctx, file)
  await ctx.db
    .insert(private_file_openings)
    .values({ file_id: id, user_id: ctx.viewer?.id, ip: ctx.request.ip, at: ctx.now() })
  return new File([new Uint8Array(bytes)], name, { type: kind === 'pdf' ? 'application/pdf' : 'image/webp' })
}

/** Decrypts a file for its owner's data export, without an access log entry. */
export async function readPrivateFile({ env }: Context, { id, storage_key }: PrivateFile) {
  const place = privatePlace(storage_key)
  const stored = await env.storage.read(place)
  if (!stored) throw new Error(`private file ${id} has lost its bytes`)
  return { bytes: unseal(env.keys, place, await buffer(stored.stream())) }
}

/** The latest accesses to a file, newest first. */
export const openingsOf = ({ db }: Context, file_id: number, most = 5) =>
  db
    .select({ at: private_file_openings.at, ip: private_file_openings.ip })
    .from(private_file_openings)
    .where(eq(private_file_openings.file_id, file_id))
    .orderBy(desc(private_file_openings.id))
    .limit(most)
