import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { newHost } from '../../api-routes.ts'
import { requestLimits } from './request-limits.ts'
import type { TrustProxy } from './trusted-proxies.ts'

/** A host of its own on a free port, with a route that reads its body. */
async function listening(limits: Partial<typeof requestLimits>, trustProxy: TrustProxy = false) {
  const app = newHost(trustProxy, { ...requestLimits, ...limits })
  app.post('/api/echo', async ({ body }) => body)
  app.get('/api/ip', async ({ ip }) => ({ ip }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  return { app, open: () => connect(port, '127.0.0.1') }
}

/** Everything that comes until the server ends the connection. */
async function untilEnd(socket: Socket) {
  let text = ''
  socket.on('data', (part) => {
    text += part
  })
  socket.on('error', () => undefined)
  await once(socket, 'close')
  return text
}

test('a body that does not arrive is ended with 408', async () => {
  const { open } = await listening({ bodySeconds: 0.05 })
  for (const length of ['content-length: 100', 'transfer-encoding: chunked']) {
    const socket = open()
    socket.write(`POST /api/echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${length}\r\n\r\n`)
    expect(await untilEnd(socket)).toMatch(/^HTTP\/1.1 408 .*"O pedido demorou demais para chegar/s)
  }
})

test('a body that its answer did not wait for has little time left', async () => {
  const { open } = await listening({ restSeconds: 0.05 })
  const socket = open()
  socket.write('GET /api/ip HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nx')
  expect(await untilEnd(socket)).toMatch(/^HTTP\/1.1 200/)
})

test('a body that arrives in time is read, and the connection serves another', async () => {
  const { open } = await listening({})
  const socket = open()
  const sent = 'POST /api/echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}'
  socket.write(sent)
  await once(socket, 'data')
  socket.write(sent.replace('host: a', 'host: a\r\nconnection: close'))
  expect(await untilEnd(socket)).toMatch(/^HTTP\/1.1 200/)
})

test('the host ends silent connections, late headers and answers that nobody reads by itself', async () => {
  const { app } = await listening({})
  expect(app.server.headersTimeout).toBe(20_000)
  expect(app.server.requestTimeout).toBe(310_000)
  expect(app.server.timeout).toBe(120_000)
})

test('one address gets so many connections, and another when one of them ends; a proxy as many as it opens', async () => {
  const { open } = await listening({ connectionsPerAddress: 2 })
  const ask = 'GET /api/ip HTTP/1.1\r\nhost: a\r\n\r\n'
  const first = open()
  first.write(ask)
  await once(first, 'data')
  const second = open()
  second.write(ask)
  await once(second, 'data')
  expect(await untilEnd(open())).toBe('')
  first.destroy()
  const again = async () => {
    const socket = open()
    socket.on('error', () => undefined)
    socket.write(ask.replace('host: a', 'host: a\r\nconnection: close'))
    return untilEnd(socket)
  }
  await expect.poll(again).toMatch(/^HTTP\/1.1 200/)
  const proxied = await listening({ connectionsPerAddress: 0 }, '127.0.0.1')
  const socket = proxied.open()
  socket.write('GET /api/ip HTTP/1.1\r\nhost: a\r\nconnection: close\r\nx-forwarded-for: 9.9.9.9, 203.0.113.7\r\n\r\n')
  expect(await untilEnd(socket)).toContain('203.0.113.7')
})

test.for(['a b', '[::1', '%00', 'a:99999', 'a/b', 'a@b'])('a request to the host %s is 400', async (host) => {
  const { app } = await listening({})
  expect((await app.inject({ url: '/api/ip', headers: { host } })).statusCode).toBe(400)
})

test.for(['localhost:3000', '[::1]:80', 'grower.example', '10.0.0.1'])(
  'a request to the host %s is none',
  async (host) => {
    const { app } = await listening({})
    expect((await app.inject({ url: '/api/ip', headers: { host } })).statusCode).toBe(200)
  },
)
