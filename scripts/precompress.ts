import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const asSmallAsItGets = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}
const worthIt = /\.(js|css|svg|json|txt|webmanifest)$/

/** Precompresses every text file of the build (.br and .gz), instead of on each response. */
export async function precompress(folder: string) {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (file) => file.isFile() && worthIt.test(file.name),
  )
  for (const file of files) {
    const path = join(file.parentPath, file.name)
    const bytes = await readFile(path)
    if (bytes.length < 512) continue
    await writeFile(`${path}.br`, await brotli(bytes, { params: asSmallAsItGets }))
    await writeFile(`${path}.gz`, await gzipAsync(bytes, { level: 9 }))
  }
}
