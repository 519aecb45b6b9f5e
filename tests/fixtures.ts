import { drizzle } from 'drizzle-orm/node-postgres'
import { test as base, inject } from 'vitest'
import { findViewer } from '#domains/accounts/index.ts'
import { aSession } from '#domains/accounts/users/users.factory.ts'
import { type Context, createContext, withViewer } from '#platform/context.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { type Client, clientFor } from '#web/api-for.server.ts'
import { seedBasics } from './basics.ts'
import { testEnvironment } from './environment.ts'
import { holdTransaction } from './held-transaction.ts'
import { OneAtATime } from './one-at-a-time.ts'
import { testClient } from './one-call-at-a-time.ts'
import type { Page } from './pages/page.ts'
import { cookieOfSession, openPage } from './pages/site-in-process.ts'
import { copyTemplate } from './postgres.ts'

type Someone = { id: number }
type Shared = {
  /** Set `clock.now` to travel in time. */
  clock: { now: Date }
  /** The API in process, as a visitor. */
  api: Client
  /** The context of somebody; goes through a real session. */
  contextOf: (user: Someone) => Promise<Context>
  /** The API in process, as somebody. */
  as: (user: Someone) => Promise<Client>
}

/** A page of the site as a visitor, or as somebody: what comes without scripts, and forms that can be sent. */
type OpenPage = (path: string, user?: Someone) => Promise<Page>

const env = testEnvironment()
const startOfTests = new Date('2026-11-21T15:00:00Z')
let worker: Promise<OneAtATime> | undefined

/** One database per worker, copied from the template on first use and given what every test may count on. */
async function connect() {
  const { url } = await copyTemplate(inject('serverUrl'))
  const client = new OneAtATime({ connectionString: url })
  await client.connect()
  await seedBasics(createContext({ db: drizzle(client), env }))
  return client
}

const viewerContext = (ctx: Context) => async (user: Someone) => {
  const { token } = await aSession(ctx, user)
  return withViewer(ctx, await findViewer(ctx, token))
}

/** Most tests: everything happens in one transaction that is rolled back. */
export const test = base.extend<Shared & { ctx: Context; page: OpenPage }>({
  clock: async ({}, use) => use({ now: startOfTests }),
  ctx: async ({ clock }, use) => {
    worker ??= connect()
    const { db, end } = await holdTransaction(await worker)
    await use(createContext({ db, env, now: () => clock.now }))
    await end()
  },
  api: async ({ ctx }, use) => use(testClient(ctx)),
  contextOf: async ({ ctx }, use) => use(viewerContext(ctx)),
  as: async ({ contextOf }, use) => use(async (user) => testClient(await contextOf(user))),
  page: async ({ ctx }, use) =>
    use(async (path, user) => openPage(ctx, path, { cookie: await cookieOfSession(ctx, user) })),
})

/** Tests of races: a database of its own, a real pool, nothing rolled back. */
export const concurrentTest = base.extend<Shared & { ctx: Context; database: Database }>({
  clock: async ({}, use) => use({ now: startOfTests }),
  database: async ({}, use) => {
    const copy = await copyTemplate(inject('serverUrl'))
    const database = openDatabase(copy.url, { transactions: 50 })
    await seedBasics(createContext({ db: database.db, env }))
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
