import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createContext } from '../app/platform/context.ts'
import { openDatabase } from '../app/platform/database/database.ts'
import { migrate } from '../app/platform/database/migrate.ts'
import { startEmbedded } from '../app/platform/postgres/embedded.ts'
import { testEnvironment } from './environment.ts'
import { databaseOn, onServer } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
  }
}

// Each project loads this file anew.
const shared = globalThis as { postgres?: ReturnType<typeof start> }

/** One PostgreSQL for the whole run (or TEST_DATABASE_URL), with a migrated and seeded template to copy from. */
export default async function setup(project: TestProject) {
  const isFirst = !shared.postgres
  shared.postgres ??= start()
  const { serverUrl, stop } = await shared.postgres
  project.provide('serverUrl', serverUrl)
  return async () => isFirst && stop()
}

async function start() {
  const folder = await mkdtemp(join(tmpdir(), 'grower-testes-'))
  const url = process.env.TEST_DATABASE_URL
  const embedded = url ? undefined : await startEmbedded({ dataDir: folder, durable: false, log: () => undefined })
  const serverUrl = url ?? embedded?.url ?? ''
  await onServer(serverUrl, 'drop database if exists grower_template with (force)')
  await onServer(serverUrl, 'create database grower_template')
  const database = openDatabase(databaseOn(serverUrl, 'grower_template'), { transactions: 2 })
  await migrate(database)
  const { seedBasics } = await import('./basics.ts')
  await seedBasics(createContext({ db: database.db, env: testEnvironment() }))
  await database.close()
  const stop = async () => {
    await embedded?.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { serverUrl, stop }
}
