import { createInterface } from 'node:readline/promises'
import { type Config, readSettings } from '../app/platform/config.ts'
import { openDatabase } from '../app/platform/database/database.ts'
import { storageOf } from '../app/platform/files/storage-of.ts'
import { loadBundle } from '../app/platform/launch/application.ts'
import { checkDataDir } from '../app/platform/launch/checks.ts'
import { withDatabase } from '../app/platform/launch/database.ts'
import { StartError } from '../app/platform/start-error.ts'

/** npm run world empty|demo|heavy [--yes]: deletes the database and the photos and seeds them anew. */
const worlds = ['empty', 'demo', 'heavy']
process.env.NODE_ENV = 'production'

try {
  await renew(process.argv[2] ?? '', process.argv.includes('--yes'))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}

async function renew(world: string, sure: boolean) {
  if (!worlds.includes(world)) throw new StartError('Diga qual mundo: npm run world empty, demo ou heavy.')
  const settings = readSettings({ ...process.env, WORLD: world })
  const application = await loadBundle()
  await checkDataDir(settings)
  const { config, stop } = await withDatabase(settings, (line) => console.log(line))
  try {
    await requireNoConnections(config)
    if (!sure && !(await confirmed(config))) return console.log('Nada mudou.')
    await wipe(config)
    await application.prepare(config)
    console.log(`Pronto: o mundo '${world}' está no banco.`)
  } finally {
    await stop()
  }
}

/** A running site would continue with rows that are gone. */
async function requireNoConnections(config: Config) {
  const { rows } = await query<{ others: number }>(
    config,
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  if (rows[0]?.others) throw new StartError('Há um Grower usando este banco: pare-o antes.')
}

async function confirmed({ databaseUrl, dataDir }: Config) {
  const line = createInterface({ input: process.stdin, output: process.stdout })
  const { host, pathname } = new URL(databaseUrl)
  const answer = await line.question(`Apagar tudo em ${host}${pathname} e as fotos em ${dataDir}? Escreva 'apagar': `)
  line.close()
  return answer.trim() === 'apagar'
}

async function wipe(config: Config) {
  await query(config, 'drop schema if exists public, drizzle, graphile_worker cascade; create schema public')
  await storageOf(config).remove('photos')
}

async function query<Row extends Record<string, unknown>>({ databaseUrl }: Config, statement: string) {
  const { pool, close } = openDatabase(databaseUrl, { transactions: 1 })
  try {
    return await pool.query<Row>(statement)
  } finally {
    await close()
  }
}
