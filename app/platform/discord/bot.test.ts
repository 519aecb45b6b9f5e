import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { localServer } from '#tests/local-server.ts'
import { discordBot } from './bot.ts'

type Answer = { status?: number; body: string; headers?: Record<string, string> }
let answers: Answer[] = []
let there: Awaited<ReturnType<typeof localServer>>
beforeAll(async () => {
  there = await localServer(() => answers.shift() ?? { body: JSON.stringify({ id: '9' }) })
})
afterAll(() => there.close())
beforeEach(() => {
  answers = []
  there.received.length = 0
})

const bot = () => discordBot({ url: there.url, token: 'robo' })
const paths = () => there.received.map(({ path }) => path)

test('a channel whose bucket is empty is left alone, the others are not', async () => {
  answers = [{ body: '{"id":"1"}', headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': '60' } }]
  expect(await bot().post('11', 'oi', 'r1')).toEqual({ result: 'sent', provider_id: '1' })
  expect(await bot().post('11', 'oi', 'r2')).toMatchObject({ result: 'later', seconds: 60 })
  expect(await bot().post('12', 'oi', 'r3')).toMatchObject({ result: 'sent' })
  expect(paths()).toEqual(['/api/v10/channels/11/messages', '/api/v10/channels/12/messages'])
})

test('a refusal for the whole bot leaves every channel alone', async () => {
  answers = [{ status: 429, body: '{}', headers: { 'retry-after': '30', 'x-ratelimit-global': 'true' } }]
  const own = discordBot({ url: `${there.url}/`.replace('127.0.0.1', 'localhost'), token: 'robo' })
  expect(await own.post('21', 'oi', 'r1')).toEqual({ result: 'later', reason: 'HTTP 429', seconds: 30 })
  expect(await own.post('22', 'oi', 'r2')).toMatchObject({ result: 'later' })
  expect(paths()).toHaveLength(1)
})

test('nobody is pinged; a channel that is gone or closed is refused, a bad token waits', async () => {
  answers = [
    { status: 404, body: '{}' },
    { status: 403, body: '{}' },
    { status: 401, body: '{}' },
    { status: 502, body: '{}' },
  ]
  expect(await bot().post('31', '@everyone', 'r1')).toMatchObject({ result: 'gone' })
  expect(await bot().post('31', 'oi', 'r2')).toMatchObject({ result: 'refused' })
  expect(await bot().post('31', 'oi', 'r3')).toMatchObject({ result: 'later', seconds: 3600 })
  expect(await bot().post('31', 'oi', 'r4')).toMatchObject({ result: 'later', unsure: true })
  expect(JSON.parse(there.received[0]?.body ?? '')).toEqual({
    ...{ content: '@everyone', nonce: 'r1', enforce_nonce: true, allowed_mentions: { parse: [] } },
  })
  expect(there.received[0]?.headers.authorization).toBe('Bot robo')
})

test('a yes that can not be read is a yes', async () => {
  answers = [{ body: '<html>' }, { body: '{}' }]
  for (const nonce of ['r1', 'r2'])
    expect(await bot().post('41', 'oi', nonce)).toEqual({ result: 'sent', provider_id: null })
})
