import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { generatedDocument } from './generated-document.ts'

/** Writes what is generated and committed: migrations and openapi.json. `npm run check` fails when they are stale. */
const name = process.argv[2] ?? 'change'
execFileSync('drizzle-kit', ['generate', '--name', name], { stdio: 'inherit' })
await writeFile('openapi.json', await generatedDocument())
