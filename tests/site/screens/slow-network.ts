import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const pause = (milliseconds: number) => new Promise((go) => setTimeout(go, milliseconds))

/**
 * A proxy that simulates a slow network: documents arrive in chunks that are painted one by one, fonts and
 * scripts late.
 */
export async function slowNetwork(site: string) {
  const server = createServer((incoming, outgoing) => forward(site, incoming, outgoing))
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  const stop = () => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  }
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, stop }
}

function forward(site: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  const headers = { ...incoming.headers, host: new URL(site).host, 'accept-encoding': 'identity' }
  const upstream = request(site + incoming.url, { method: incoming.method, headers }, async (answer) => {
    await pause(delayOf(incoming.url ?? ''))
    const { 'content-length': _, ...rest } = answer.headers
    outgoing.writeHead(answer.statusCode ?? 500, rest)
    if (!rest['content-type']?.startsWith('text/html')) return answer.pipe(outgoing)
    for (const piece of piecesOf(await text(answer))) {
      outgoing.write(piece)
      await pause(250)
    }
    outgoing.end()
  })
  upstream.on('error', () => outgoing.destroy())
  incoming.pipe(upstream)
}

const delayOf = (path: string) => (path.endsWith('.woff2') ? 800 : path.endsWith('.js') ? 300 : 0)

/** Split after `<main>`, within the footer's links, and before the parts that a phone shows in another order. */
const piecesOf = (html: string) =>
  html.split(/(?<=<\/main>|<footer(?:(?!<\/li>).)*<\/li>)|(?=<div class="order-(?:first|\d))/s)
