import { join } from 'node:path'
import { build } from 'vite'
import { readSettings } from '../app/platform/config.ts'
import type { Application } from '../app/platform/launch/application.ts'
import { checkDataDir } from '../app/platform/launch/checks.ts'
import { withDatabase } from '../app/platform/launch/database.ts'

/**
 * The database and its world, while the site is being built on another core: from the sources, of which what it takes is
 * bundled in a second. Whatever stands in the way is left to the server, which begins with the same and says what it is.
 */
const folder = join(import.meta.dirname, '../.runtime/prepare')

try {
  const settings = readSettings(process.env)
  await checkDataDir(settings)
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'app/prepare.ts', outDir: folder, copyPublicDir: false },
  })
  const { prepare }: Application = await import(join(folder, 'prepare.js'))
  console.log('Preparando o banco de dados…')
  const { config, stop } = await withDatabase(settings, (line) => console.log(line))
  await prepare(config).finally(stop)
} catch {
  process.exitCode = 1
}
