import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { openPrivateFile } from '#platform/files/private-files.ts'
import { findDocument } from './documents.queries.ts'

/** The document's file; each read is logged. */
export async function openDocument(ctx: Context, id: number): Promise<File> {
  const { file } = await findDocument(ctx, id)
  if (!file) throw new AppError('not_found', 'Este documento não tem arquivo.')
  return openPrivateFile(ctx, file)
}
