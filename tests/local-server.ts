import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type Received = { method: string; path: string; headers: IncomingMessage['headers']; body: string }
type Answer = {
  status?: number
  body: string
  type?: string
  headers?: Record<string, string>
  after_ms?: number
}

/** A local stub server of an external service: records requests, `answer` returns the response. */
export async function localServer(answer: (received: Received) => Answer | Promise<Answer>) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const question = { method, path, headers, body: await text(request) }
    received.push(question)
    const {
      status = 200,
      body,
      type = 'application/json; charset=utf-8',
      headers: more,
      after_ms = 0,
    } = await answer(question)
    setTimeout(() => response.writeHead(status, { 'content-type': type, ...more }).end(body), after_ms)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, received, close }
}
