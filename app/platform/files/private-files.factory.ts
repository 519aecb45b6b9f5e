import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Context } from '#platform/context.ts'
import { storePrivateFile } from './store-private-file.ts'

/** One empty page. */
export const aPdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`

/** A fresh upload, not yet attached to anything. */
export async function aPrivateFile(ctx: Context, name = 'receita.pdf', bytes: string | Buffer = aPdf) {
  const path = join(tmpdir(), `grower-teste-${crypto.randomUUID()}`)
  await writeFile(path, bytes)
  return storePrivateFile(ctx, { path, name })
}
