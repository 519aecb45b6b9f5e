import { test as base, inject } from 'vitest'
import { findViewer } from '#domains/people/accounts/index.ts'
import { aSession } from '#domains/people/accounts/users/users.factory.ts'
import { type Context, createContext, withViewer } from '#platform/context.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { type Client, clientFor } from '#web/api-for.server.ts'
import { testEnvironment } from './environment.ts'
import { holdTransaction } from './held-transaction.ts'
import type { Page } from './pages/page.ts'
import { cookieOfSession, openPage } from './pages/site-in-process.ts'
import { copyTemplate } from './postgres.ts'
import { SerialClient } from './serial-client.ts'
import { testClient } from './test-client.ts'
import { demandWordsForNotes } from './words-for-notes.ts'

type Someone = { id: number }
type Shared = {
  /** Set `clock.now` to change the time. */
  clock: { now: Date }
  /** The API in process, as a visitor. */
  api: Client
  /** The context of a user; goes through a real session. */
  contextOf: (user: Someone) => Promise<Context>
  /** The API in process, as a user. */
  as: (user: Someone) => Promise<Client>
}

/** Opens a page without scripts as a visitor or a user; its forms can be submitted. */
type OpenPage = (path: string, user?: Someone, headers?: Record<string, string>) => Promise<Page>

const env = testEnvironment()
const startOfTests = new Date('2026-11-21T15:00:00Z')
let worker: Promise<SerialClient> | undefined

/** One database per vitest worker, copied from the template on first use. */
async function connect() {
  const { url } = await copyTemplate(inject('serverUrl'))
  const client = new SerialClient({ connectionString: url })
  await client.connect()
  return client
}

const viewerContext = (ctx: Context) => async (user: Someone) => {
  const { token } = await aSession(ctx, user)
  return withViewer(ctx, await findViewer(ctx, token))
}

/** For most tests: everything happens in one transaction that is rolled back. */
export const test = base.extend<Shared & { ctx: Context; page: OpenPage }>({
  clock: async ({}, use) => use({ now: startOfTests }),
  ctx: async ({ clock }, use) => {
    worker ??= connect()
    const { db, end } = await holdTransaction(await worker)
    await use(createContext({ db, env, now: () => clock.now }))
    await demandWordsForNotes(db).finally(end)
  },
  api: async ({ ctx }, use) => use(testClient(ctx)),
  contextOf: async ({ ctx }, use) => use(viewerContext(ctx)),
  as: async ({ contextOf }, use) => use(async (user) => testClient(await contextOf(user))),
  page: async ({ ctx }, use) =>
    use(async (path, user, headers) => openPage(ctx, path, { cookie: await cookieOfSession(ctx, user), headers })),
})

/** For race conditions: a database of its own, a real pool, nothing rolled back. */
export const concurrentTest = base.extend<Shared & { ctx: Context; database: Database }>({
  clock: async ({}, use) => use({ now: startOfTests }),
  database: async ({}, use) => {
    const copy = await copyTemplate(inject('serverUrl'))
    const database = openDatabase(copy.url, { transactions: 50, wait_ms: 0 })
    await use(database)
    await database.close()
    await copy.drop()
  },
  ctx: async ({ database, clock }, use) => use(createContext({ db: database.db, env, now: () => clock.now })),
  api: async ({ ctx }, use) => use(clientFor(ctx)),
  contextOf: async ({ ctx }, use) => use(viewerContext(ctx)),
  as: async ({ contextOf }, use) => use(async (user) => clientFor(await contextOf(user))),
})

export { expect } from 'vitest'
