import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fetchJson } from './fetch-json.ts'

const server = createServer((request, response) => {
  if (request.url === '/whole') return response.end('{"count":3}')
  if (request.url === '/refused') return response.writeHead(404).end('{"message":"Não encontrado"}')
  if (request.url === '/gate') return response.end('<html>Wi-Fi do shopping</html>')
  const sent = () => request.url === '/cut' && response.destroy()
  response.writeHead(200, { 'content-length': 100 }).write('{"count"', sent)
})
let site = ''
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('an answer is what it says', async () => {
  expect(await fetchJson(`${site}/whole`)).toEqual({ count: 3 })
})

test.each([
  ['/refused', 'refuses'],
  ['/cut', 'breaks off in the middle'],
  ['/gate', 'is not the site’s own'],
])('%s: none where it %s', async (path) => {
  expect(await fetchJson(site + path)).toBeUndefined()
})

test('none where nobody listens', async () => {
  expect(await fetchJson('http://127.0.0.1:9/')).toBeUndefined()
})

test('none where one leaves while the answer is underway', async () => {
  const leaving = new AbortController()
  const { fetch } = globalThis
  const begun = new Promise<void>((go) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...args) => {
      const response = await fetch(...args)
      go()
      return response
    })
  })
  const answer = fetchJson(`${site}/slow`, { signal: leaving.signal })
  await begun
  leaving.abort()
  expect(await answer).toBeUndefined()
})
