import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const squeeze = promisify(gzip)
const worthIt = /\.(js|css|svg|json|txt|webmanifest)$/

/** Writes .br and .gz beside every text file of the built site, once, instead of on each answer. */
export async function precompress(folder: string) {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (file) => file.isFile() && worthIt.test(file.name),
  )
  for (const file of files) {
    const path = join(file.parentPath, file.name)
    const bytes = await readFile(path)
    if (bytes.length < 512) continue
    await writeFile(`${path}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }))
    await writeFile(`${path}.gz`, await squeeze(bytes, { level: 9 }))
  }
}
