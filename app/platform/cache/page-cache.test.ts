import { expect, test } from 'vitest'
import { pageCache, type StoredPage } from './page-cache.ts'

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

test('a page stays until one of its things changes', () => {
  const cache = open()
  cache.store('/a', page('plant:1', 'plants'), cache.begin())
  cache.store('/b', page('plant:2'), cache.begin())
  cache.purge(['plant:1'])
  expect(cache.get('/a')).toBeUndefined()
  expect(cache.get('/b')).toBeDefined()
})

test('a page that began to be drawn before its thing changed is never kept: it shows what was', () => {
  const cache = open()
  const mark = cache.begin()
  cache.purge(['plant:1'])
  expect(cache.store('/a', page('plant:1'), mark)).toBe(false)
  expect(cache.get('/a')).toBeUndefined()
  expect(cache.store('/a', page('plant:1'), cache.begin())).toBe(true)
})

test('while the line with other processes is down nothing is kept, and what was kept is forgotten', () => {
  const cache = open()
  const mark = cache.begin()
  cache.store('/a', page('plant:1'), mark)
  cache.pause()
  expect(cache.get('/a')).toBeUndefined()
  expect(cache.store('/a', page('plant:1'), cache.begin())).toBe(false)
  cache.resume()
  expect(cache.store('/a', page('plant:1'), mark)).toBe(false)
  expect(cache.store('/a', page('plant:1'), cache.begin())).toBe(true)
})

test('it forgets the least used when it is full', () => {
  const cache = pageCache({ megabytes: 0.01 })
  cache.resume()
  for (let n = 0; n < 100; n++) cache.store(`/${n}`, page('plants'), cache.begin())
  expect(cache.size()).toBeLessThan(25)
  expect(cache.get('/99')).toBeDefined()
})
