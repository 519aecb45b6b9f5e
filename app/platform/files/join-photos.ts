import { and, eq, inArray } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { photosPdf } from '../pdf/photos-pdf.ts'
import { decoding } from './decoding.ts'
import { private_files } from './private-files.table.ts'
import { attachPrivateFiles, erasePrivateFiles, readPrivateFile } from './private-files.ts'
import { nameOf } from './sent-file.ts'
import { keepSealed } from './store-private-file.ts'

/**
 * The viewer's fresh photos as pages of one PDF, in their order; null for one file, with a PDF among them, or one that is
 * not theirs to use. Made before the transaction that uses it, which would hold its locks for seconds; unused it is swept.
 */
export async function joinPhotos(ctx: Context, ids: number[]): Promise<number | null> {
  if (ids.length < 2) return null
  const fresh = and(eq(private_files.created_by, signedIn(ctx).id), eq(private_files.attached, false))
  const photos = await ctx.db
    .select()
    .from(private_files)
    .where(and(fresh, inArray(private_files.id, ids), eq(private_files.kind, 'photo')))
  const pages = ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? [])
  const [first] = pages
  if (!first || pages.length < ids.length) return null
  const read = pages.map((page) => async () => (await readPrivateFile(ctx, page)).bytes)
  const bytes = await decoding(() => photosPdf(read))
  const name = nameOf(ctx.env.keys, first).replace(/\.webp$/, '.pdf')
  return (await keepSealed(ctx, { kind: 'pdf', name, bytes })).id
}

/** Marks uploads as used; photos that became one PDF give way to it. Returns what is kept, in order. */
export async function attachJoined(
  tx: Context,
  ids: number[],
  joined: number | null,
  field: string,
  { kept = false } = {},
) {
  await attachPrivateFiles(tx, ids, field, { kept })
  if (joined === null) return ids
  await attachPrivateFiles(tx, [joined], field, { kept })
  await erasePrivateFiles(tx, ids)
  return [joined]
}
