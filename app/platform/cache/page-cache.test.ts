import { expect, test } from 'vitest'
import { pageCache, type StoredPage } from './page-cache.ts'
import { sharedPurgeTimes } from './purge-times.ts'

const page = (...tags: string[]): StoredPage => ({
  status: 200,
  headers: {},
  identity: Buffer.from('x'),
  brotli: Buffer.from('x'),
  gzip: Buffer.from('x'),
  tags,
  stored_at: 0,
})
function open() {
  const cache = pageCache()
  cache.resume()
  return cache
}

test('a page stays until one of its tags is purged', () => {
  const cache = open()
  cache.store('/a', page('plant:1', 'plants'), cache.begin())
  cache.store('/b', page('plant:2'), cache.begin())
  cache.purge(['plant:1'])
  expect(cache.get('/a')).toBeUndefined()
  expect(cache.get('/b')).toBeDefined()
})

test('a page whose rendering began before a purge of its tag is not stored', () => {
  const cache = open()
  const version = cache.begin()
  cache.purge(['plant:1'])
  expect(cache.store('/a', page('plant:1'), version)).toBe(false)
  expect(cache.get('/a')).toBeUndefined()
  expect(cache.store('/a', page('plant:1'), cache.begin())).toBe(true)
})

test('while the listener is disconnected nothing is stored, and what was stored is dropped', () => {
  const cache = open()
  const version = cache.begin()
  cache.store('/a', page('plant:1'), version)
  cache.pause()
  expect(cache.get('/a')).toBeUndefined()
  expect(cache.store('/a', page('plant:1'), cache.begin())).toBe(false)
  cache.resume()
  expect(cache.store('/a', page('plant:1'), version)).toBe(false)
  expect(cache.store('/a', page('plant:1'), cache.begin())).toBe(true)
})

test('it forgets the least used when it is full', () => {
  const cache = pageCache({ megabytes: 0.01 })
  cache.resume()
  for (let n = 0; n < 100; n++) cache.store(`/${n}`, page('plants'), cache.begin())
  expect(cache.size()).toBeLessThan(25)
  expect(cache.get('/99')).toBeDefined()
})

test('a number is counted once, until one of its tags is purged', async () => {
  const cache = open()
  let counted = 0
  const ask = () => cache.number('public plants', ['plants'], async () => ++counted)
  expect([await ask(), await ask()]).toEqual([1, 1])
  cache.purge(['spaces'])
  expect(await ask()).toBe(1)
  cache.purge(['plants'])
  expect(await ask()).toBe(2)
})

test('a number is not stored when its tag was purged during the count, or while the cache is closed', async () => {
  const cache = open()
  const during = cache.number('n', ['plants'], async () => {
    cache.purge(['plants'])
    return 1
  })
  expect(await during).toBe(1)
  expect(await cache.number('n', ['plants'], async () => 2)).toBe(2)
  cache.pause()
  expect(await cache.number('n', ['plants'], async () => 3)).toBe(3)
})

test('caches over one memory, as in the threads of a process, share purges at once', async () => {
  const memory = sharedPurgeTimes()
  const [here, there] = [pageCache({ memory }), pageCache({ memory })]
  for (const cache of [here, there]) cache.resume()
  const begun = there.begin()
  expect(there.store('/a', page('plant:1'), begun)).toBe(true)
  expect(there.store('/b', page('plant:2'), begun)).toBe(true)
  expect(await there.number('n', ['plant:1'], async () => 1)).toBe(1)
  here.purge(['plant:1'])
  expect(there.get('/a')).toBeUndefined()
  expect(there.store('/a', page('plant:1'), begun), 'rendered before the purge').toBe(false)
  expect(await there.number('n', ['plant:1'], async () => 2)).toBe(2)
  expect(there.get('/b')).toBeDefined()
  expect(pageCache().get('/b')).toBeUndefined()
})
