import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesOf } from '../app/api-document/files.ts'
import { loadApp } from './load-app.ts'

/** Writes the generated files that are committed: migrations and openapi/. `npm run check` fails when they are stale. */
const name = process.argv[2] ?? 'change'
execFileSync('drizzle-kit', ['generate', '--name', name], { stdio: 'inherit' })

const { apiDocument } = await loadApp<typeof import('../app/api-document.ts')>('./app/api-document.ts')
// A removed domain leaves no file.
await rm('openapi', { recursive: true, force: true })
await mkdir('openapi')
for (const [file, content] of Object.entries(filesOf(await apiDocument())))
  await writeFile(join('openapi', file), JSON.stringify(content))
execFileSync('biome', ['format', '--write', 'openapi'], { stdio: ['ignore', 'ignore', 'inherit'] })
