import { inArray } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { photosPdf } from '../pdf/photos-pdf.ts'
import { private_files } from './private-files.table.ts'
import { erasePrivateFiles, readPrivateFile } from './private-files.ts'
import { keepSealed } from './store-private-file.ts'

/**
 * Photos of several pages become one PDF, in their order; the single photos are erased. One file, or a PDF among them:
 * all stay as they are. For files that the transaction has attached.
 */
export async function joinPhotos(tx: Context, ids: number[]): Promise<number[]> {
  if (ids.length < 2) return ids
  const files = await tx.db.select().from(private_files).where(inArray(private_files.id, ids))
  const pages = ids.flatMap((id) => files.find((file) => file.id === id) ?? [])
  const [first] = pages
  if (!first || pages.some(({ kind }) => kind === 'pdf')) return ids
  const bytes = await photosPdf(pages.map((page) => async () => (await readPrivateFile(tx, page)).bytes))
  const name = first.name.replace(/\.webp$/, '.pdf')
  const { id } = await keepSealed(tx, { kind: 'pdf', name, bytes, attached: true })
  await erasePrivateFiles(tx, ids)
  return [id]
}
