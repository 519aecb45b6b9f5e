import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generatedDocument } from './generated-document.ts'

/** Writes the generated files that are committed: migrations and openapi/. `npm run check` fails when they are stale. */
const name = process.argv[2] ?? 'change'
execFileSync('drizzle-kit', ['generate', '--name', name], { stdio: 'inherit' })

const files = await generatedDocument()
// A removed domain leaves no file.
await rm('openapi', { recursive: true, force: true })
await mkdir('openapi')
for (const { name, text } of files) await writeFile(join('openapi', name), text)
