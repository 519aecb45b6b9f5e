import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { minuteOfDay } from '#domains/robots/control/modes/mode-engine.model.ts'
import { MINUTE } from '#shared/durations.ts'
import type { VirtualRobot } from '../virtual-robot.ts'
import { localPage, localPolicy, type Refusal } from './local-page.ts'

const MOST_BYTES = 4096
const DAY_MINUTES = 24 * 60

type Shown = Pick<VirtualRobot, 'look' | 'setLevel' | 'chooseProgram'>

/** A robot's own page, on this machine alone. Port 0: any free one. */
export async function localServer(serial: string, robot: Shown, port: number) {
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  const hosts = [`127.0.0.1:${own}`, `localhost:${own}`]

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method, headers, url } = request
    // Another name that leads here is of a foreign page that wants to be taken for this one.
    if (!hosts.includes(headers.host ?? '')) return say(response, 421, 'Este endereço não é do robô.')
    if (method === 'GET' || method === 'HEAD')
      return url === '/' ? show(response) : say(response, 404, 'Não há nada neste endereço.')
    if (method !== 'POST') return say(response, 405, 'Aqui só se lê ou se envia um formulário.')
    if (!isOwn(headers)) return say(response, 403, 'Só a página do próprio robô pode mudar algo nele.')
    const typed = await form(request)
    if (!typed) return say(response, 413, 'É mais do que um formulário desta página envia.')
    const done = post(url ?? '', typed)
    if (done === 'unknown') return say(response, 404, 'O robô não tem isso.')
    if (done) return show(response, done)
    response.writeHead(303, { location: '/' }).end()
  }

  /** What browsers say of where a form was; who says nothing is no page of ours. */
  const isOwn = ({ host, origin, 'sec-fetch-site': site }: IncomingMessage['headers']) =>
    origin === `http://${host}` && (site === undefined || site === 'same-origin')

  function post(path: string, typed: Record<string, string>): Refusal | 'unknown' | undefined {
    const { channel = '', hash = '' } = typed
    if (path === '/modo') return robot.chooseProgram(hash) ? undefined : 'unknown'
    if (path === '/soltar') return robot.setLevel(channel, null, null) ? undefined : 'unknown'
    if (path !== '/canal') return 'unknown'
    const level = levelOf(typed.level)
    if (level === null) return { channel, field: 'level', sentence: 'Escreva um número inteiro de 0 a 100.', typed }
    const until = untilOf(typed.until, robot.look().now)
    if (until === undefined) return { channel, field: 'until', sentence: 'Escreva a hora assim: 18:30.', typed }
    return robot.setLevel(channel, level, until) ? undefined : 'unknown'
  }

  function show(response: ServerResponse, refusal?: Refusal) {
    response
      .writeHead(refusal ? 422 : 200, { ...plain, 'content-type': 'text/html; charset=utf-8' })
      .end(localPage(serial, robot.look(), refusal))
  }

  return {
    url: `http://127.0.0.1:${own}/`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const plain = {
  'content-security-policy': localPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // With 'no-referrer' browsers would not tell where a form was.
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
}

function say(response: ServerResponse, status: number, sentence: string) {
  response.writeHead(status, { ...plain, 'content-type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`)
}

async function form(request: IncomingMessage): Promise<Record<string, string> | null> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MOST_BYTES) return null
    parts.push(part)
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()))
}

const levelOf = (typed = '') => (/^\s*\d{1,3}\s*$/.test(typed) && Number(typed) <= 100 ? Number(typed) : null)

/** The next time that it is so late in São Paulo; null: until somebody lets go; undefined: no hour. */
function untilOf(typed = '', now: number): string | null | undefined {
  if (!typed.trim()) return null
  const [, hour, minute] = /^\s*([01]?\d|2[0-3]):([0-5]\d)\s*$/.exec(typed) ?? []
  if (hour === undefined) return undefined
  const wanted = Number(hour) * 60 + Number(minute)
  const ahead = (wanted - Math.floor(minuteOfDay(now)) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES
  return new Date(Math.floor(now / MINUTE) * MINUTE + ahead * MINUTE).toISOString()
}
