import { createHash } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { privatePlace } from '#platform/files/private-place.ts'
import { sealName } from '#platform/files/sent-file.ts'
import { seal } from '#platform/seal.ts'
import { plainPdf } from './plain-pdf.ts'

type Wish = { created_by: number; name: string; lines: string[] | Buffer; what: string; kept?: boolean }

/**
 * A sealed PDF of these lines, or one that is drawn, attached; answers its id. The storage key is derived from owner and name, so that a seed
 * that was killed and restarted overwrites its files.
 */
export async function sealPdf(tx: Context, { created_by, name, lines, what, kept = false }: Wish): Promise<number> {
  const bytes = Buffer.isBuffer(lines) ? lines : plainPdf(lines)
  const hex = createHash('sha256').update(`grower demo ${what} ${created_by} ${name}`).digest('hex')
  const storage_key = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  const place = privatePlace(storage_key)
  await tx.env.storage.put(place, seal(tx.env.keys, place, bytes))
  const [file] = await tx.db
    .insert(private_files)
    .values({
      created_by,
      storage_key,
      sealed_name: sealName(tx.env.keys, storage_key, name),
      kind: 'pdf',
      bytes: bytes.length,
      attached: true,
      kept,
      created_at: tx.now(),
    })
    .returning({ id: private_files.id })
  if (!file) throw new Error('insert returned no row')
  return file.id
}
