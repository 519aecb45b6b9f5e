import { randomUUID } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { seal } from '../seal.ts'
import { decodePhoto } from './decode-photo.ts'
import { type PrivateFile, private_files } from './private-files.table.ts'
import { privatePlace } from './private-place.ts'
import { sealName } from './sent-file.ts'

/**
 * Stores an uploaded PDF unchanged, or a photo without its metadata, encrypted. The type is detected by content, never
 * by name. Bytes first, then the row that references them.
 */
export async function storePrivateFile(ctx: Context, upload: { path: string; name: string }): Promise<PrivateFile> {
  const kind: PrivateFile['kind'] = (await startsLikePdf(upload.path)) ? 'pdf' : 'photo'
  const bytes = kind === 'pdf' ? await readFile(upload.path) : await legible(upload.path)
  return keepSealed(ctx, { kind, name: tidyName(upload.name, kind), bytes })
}

type Content = Pick<PrivateFile, 'kind'> & { name: string; bytes: Buffer }

/** Seals bytes into the store, then writes the row that references them. */
export async function keepSealed(ctx: Context, { bytes, kind, name }: Content): Promise<PrivateFile> {
  const storage_key = randomUUID()
  await ctx.env.storage.put(privatePlace(storage_key), seal(ctx.env.keys, privatePlace(storage_key), bytes))
  const values = {
    kind,
    storage_key,
    sealed_name: sealName(ctx.env.keys, storage_key, name),
    created_by: signedIn(ctx).id,
    bytes: bytes.length,
    created_at: ctx.now(),
  }
  const [file] = await ctx.db.insert(private_files).values(values).returning()
  if (!file) throw new Error('insert returned no row')
  return file
}

/** A PDF has its magic bytes within the first kilobyte. */
async function startsLikePdf(path: string) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0)
    return buffer.subarray(0, bytesRead).includes('%PDF-')
  } finally {
    await file.close()
  }
}

async function legible(path: string): Promise<Buffer> {
  const { files } = await decodePhoto(path).catch((error: unknown) => {
    throw error instanceof AppError && error.status === 415
      ? new AppError('unsupported_type', 'Envie um PDF ou uma foto (JPEG, PNG, WebP ou AVIF).')
      : error
  })
  const largest = files.at(-1)
  if (!largest) throw new Error('a photo without sizes')
  return largest.webp
}

/** 'C:\docs\receita.jpg' → 'receita.webp'. */
export function tidyName(typed: string, kind: PrivateFile['kind']) {
  const own = basename(typed.replaceAll('\\', '/'))
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go
    .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069"<>|*?:]/g, '')
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .trim()
    .slice(0, 80)
  return `${own || (kind === 'pdf' ? 'documento' : 'foto')}.${kind === 'pdf' ? 'pdf' : 'webp'}`
}
