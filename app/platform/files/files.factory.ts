import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { files, type StoredFile } from './files.table.ts'

/** The row of a photo without its bytes, as freshly uploaded. */
export async function aPhoto(
  { db }: Context,
  values: { created_by: number } & Partial<typeof files.$inferInsert>,
): Promise<StoredFile> {
  const [file] = await db
    .insert(files)
    .values({
      storage_key: randomUUID(),
      width: 640,
      height: 800,
      sizes: [320, 640],
      bytes: 1000,
      placeholder: 'data:image/webp;base64,UklGRg==',
      ...values,
    })
    .returning()
  if (!file) throw new Error('insert returned no row')
  return file
}
