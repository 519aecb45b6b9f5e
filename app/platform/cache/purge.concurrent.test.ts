import { openListener } from '#platform/database/listener.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { pageCache, type StoredPage } from './page-cache.ts'
import { PURGE_CHANNEL, purge } from './purge.ts'

const nothing = Buffer.alloc(0)
const page = (...tags: string[]): StoredPage => ({
  status: 200,
  headers: {},
  identity: nothing,
  brotli: nothing,
  gzip: nothing,
  tags,
  stored_at: 0,
})

/** Stand-in for another web process: a cache of its own, and the listener that purges it. */
async function anotherProcess(url: string) {
  const cache = pageCache()
  const listener = openListener(url)
  await listener.listen(PURGE_CHANNEL, {
    onMessage: (tags) => cache.purge(JSON.parse(tags)),
    onDisconnect: cache.pause,
    onReconnect: cache.resume,
  })
  await listener.open()
  return { cache, close: listener.close }
}

test('a purge reaches the pages of another process once it commits, and never when it rolls back', async ({
  ctx,
  database,
}) => {
  const other = await anotherProcess(database.url)
  const store = () => other.cache.store('/planta', page('plant:1'), other.cache.begin())
  expect(store()).toBe(true)
  const failed = ctx.transaction(async (tx) => {
    await purge(tx, 'plant:1')
    throw new Error('the write failed')
  })
  await expect(failed).rejects.toThrow('the write failed')
  // Notifications arrive in order.
  other.cache.store('/outra', page('plant:2'), other.cache.begin())
  await ctx.transaction((tx) => purge(tx, 'plant:2'))
  await expect.poll(() => other.cache.get('/outra')).toBeUndefined()
  expect(other.cache.get('/planta')).toBeDefined()

  await ctx.transaction((tx) => purge(tx, 'plant:2', 'plant:1'))
  await expect.poll(() => other.cache.get('/planta')).toBeUndefined()
  await other.close()
})

test('while the listener is disconnected nothing stored is served, as a purge may be missed', async ({ database }) => {
  const other = await anotherProcess(database.url)
  expect(other.cache.store('/planta', page('plant:1'), other.cache.begin())).toBe(true)
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen ${PURGE_CHANNEL}'`,
  )
  await expect.poll(() => other.cache.get('/planta')).toBeUndefined()
  await expect.poll(() => other.cache.store('/planta', page('plant:1'), other.cache.begin())).toBe(true)
  expect(other.cache.get('/planta')).toBeDefined()
  await other.close()
})
