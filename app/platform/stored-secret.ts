import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'

/** The text of a file that only we may read (mode 0600); made at the first start. */
export const storedSecret = async (file: string, make: () => string) =>
  (await readIfThere(file)) ?? (await keep(file, make()))

/**
 * Writes a temporary file and hard-links it: a crash never leaves a partial secret, and of two processes the first wins.
 */
async function keep(file: string, text: string) {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, `${text}\n`, { mode: 0o600, flush: true })
  await link(draft, file).catch(unless('EEXIST'))
  await rm(draft)
  return (await readFile(file, 'utf8')).trim()
}

const readIfThere = (file: string) => readFile(file, 'utf8').then((text) => text.trim(), unless('ENOENT'))

const unless = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error
  return undefined
}
