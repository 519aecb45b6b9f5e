import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Context } from '#platform/context.ts'
import { storePrivateFile } from './store-private-file.ts'

export const aPdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

/** A fresh upload, not yet attached to anything. */
export async function aPrivateFile(ctx: Context, name = 'receita.pdf', bytes: string | Buffer = aPdf) {
  const path = join(tmpdir(), `grower-teste-${crypto.randomUUID()}`)
  await writeFile(path, bytes)
  return storePrivateFile(ctx, { path, name })
}
