import { request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { aRobot, aServer } from '../robot.fixture.ts'
import { localServer } from './local-server.ts'

async function aPage(...options: Parameters<typeof aRobot>) {
  const world = await aRobot(...options)
  const page = await localServer('GZ00000001', world.robot, 0)
  onTestFinished(page.close)
  const origin = page.url.slice(0, -1)
  /** Headers of any name, as no browser would let a page send them. */
  const send = (path: string, fields?: Record<string, string>, headers: Record<string, string> = { origin }) =>
    new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((tell, fail) => {
      const asked = request(`${origin}${path}`, { method: fields ? 'POST' : 'GET', headers }, (answer) => {
        let text = ''
        answer.on('data', (part) => {
          text += part
        })
        answer.on('end', () => tell({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
      })
      asked.on('error', fail)
      asked.end(fields ? new URLSearchParams(fields).toString() : undefined)
    })
  return { ...world, origin, send }
}

test('it shows readings, mode and channels, without scripts and from nowhere else', async () => {
  const { pass, send } = await aPage()
  await pass(2)
  const { status, headers, text } = await send('/')
  expect(status).toBe(200)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(text).toMatch(/Temperatura<\/dt><dd>\d+,\d °C/)
  expect(text).toContain('Segue flora, versão 1.')
  expect(text).toContain('Ligado em 80 %, pelo modo.')
  expect(text).toContain('Fala com o site.')
  expect(text).not.toMatch(/<script|https?:/)
})

test('a level by hand works at once, without network, until its hour', async () => {
  const { pass, cut, send, robot } = await aPage()
  await pass(1)
  cut()
  await pass(1)
  expect(await send('/canal', { channel: 'luz', level: '15', until: '10:30' })).toMatchObject({ status: 303 })
  expect(robot.levels().luz).toMatchObject({ level: 15, by: 'manual' })
  const { text } = await send('/')
  expect(text).toContain('Ligado em 15 %, à mão, até 22/11, 10:30.')
  expect(text).toContain('Sem contato com o site')
  await pass(30)
  expect(robot.levels().luz).toMatchObject({ level: 80, by: 'mode' })
})

test('what safety ended is told beside what was set', async () => {
  const { pass, send, cut } = await aPage()
  await pass(1)
  cut()
  await send('/canal', { channel: 'bomba', level: '100' })
  expect((await send('/')).text).toContain('Ligado, à mão, até você voltar ao modo.')
  await pass(11)
  expect((await send('/')).text).toContain('Desligado, pela segurança do robô. Ajustado à mão até você voltar ao modo.')
})

test('an hour that is over today is tomorrow', async () => {
  const { send, robot } = await aPage()
  await send('/canal', { channel: 'luz', level: '15', until: '09:00' })
  expect(robot.look().channels[0]?.manual).toEqual({ level: 15, until: '2026-11-23T12:00:00.000Z' })
})

test('who lets go gives the channel back to the mode', async () => {
  const { pass, send, robot, cut } = await aPage()
  await pass(1)
  cut()
  await send('/canal', { channel: 'luz', level: '15' })
  await pass(1)
  expect(robot.levels().luz).toMatchObject({ level: 15, by: 'manual' })
  await send('/soltar', { channel: 'luz' })
  expect(robot.levels().luz).toMatchObject({ level: 80, by: 'mode' })
})

test('one of the programs that it keeps is chosen', async () => {
  const server = aServer()
  const { pass, queue, send, robot } = await aPage({}, server)
  const mode = { id: 2, slug: 'escuro', version: 3, hash: 'b' }
  const program = { format: 1 as const, day: null, targets: {}, blocks: [] }
  const payload = { version: 2, mode, program }
  queue([{ id: '1', kind: 'change_mode', payload, issued_at: '', expires_at: '2026-11-23T00:00:00Z' }])
  await pass(1)
  queue([])
  await pass(1)
  expect(robot.levels().luz?.level).toBe(0)
  server.cut()
  expect((await send('/')).text).toContain('escuro, versão 3')
  expect(await send('/modo', { hash: 'a' })).toMatchObject({ status: 303 })
  expect(robot.levels().luz).toMatchObject({ level: 80, by: 'mode' })
  expect(await send('/modo', { hash: 'zz' })).toMatchObject({ status: 404 })
})

test.each([
  ['level', { level: '101' }, 'Escreva um número inteiro de 0 a 100.'],
  ['level', { level: 'muito' }, 'Escreva um número inteiro de 0 a 100.'],
  ['until', { level: '10', until: '25:00' }, 'Escreva a hora assim: 18:30.'],
])('a wrong %s is refused beside its field, with what was typed: %o', async (field, typed, sentence) => {
  const { send, robot } = await aPage()
  const { status, text } = await send('/canal', { channel: 'luz', ...typed })
  expect(status).toBe(422)
  expect(text).toContain(`aria-describedby="luz-${field}-wrong"`)
  expect(text).toContain(sentence)
  for (const value of Object.values(typed)) expect(text).toContain(`value="${value}"`)
  expect(robot.look().channels[0]?.manual).toBeNull()
})

test('what is typed comes back as text', async () => {
  const { send } = await aPage()
  const { text } = await send('/canal', { channel: 'luz', level: '"><script>alert(1)</script>' })
  expect(text).not.toContain('<script')
})

test('a channel that it does not have is none', async () => {
  const { send } = await aPage()
  expect(await send('/canal', { channel: 'forno', level: '1' })).toMatchObject({ status: 404 })
  expect(await send('/soltar', { channel: 'forno' })).toMatchObject({ status: 404 })
  expect(await send('/qualquer')).toMatchObject({ status: 404 })
})

test('a foreign page changes nothing and reads nothing', async () => {
  const { send, robot, origin } = await aPage()
  const set = { channel: 'luz', level: '15' }
  const own = new URL(origin).host
  for (const headers of [
    { origin: 'http://mau.example' },
    { origin: 'null' },
    {},
    { origin, 'sec-fetch-site': 'cross-site' },
    { origin: 'http://mau.example', host: own },
  ])
    expect(await send('/canal', set, headers as Record<string, string>)).toMatchObject({ status: 403 })
  const rebound = { host: 'mau.example:8090', origin: 'http://mau.example:8090' }
  expect(await send('/canal', set, rebound)).toMatchObject({ status: 421 })
  expect(await send('/', undefined, rebound)).toMatchObject({ status: 421 })
  expect(await send('/canal?channel=luz&level=15')).toMatchObject({ status: 404 })
  expect(robot.look().channels[0]?.manual).toBeNull()
})

test('more than a form is not read', async () => {
  const { send } = await aPage()
  expect(await send('/canal', { channel: 'luz', level: '1'.repeat(5000) })).toMatchObject({ status: 413 })
})
