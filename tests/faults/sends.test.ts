import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SendDetail } from '#domains/messages/sends/sends/sends.schemas.ts'
import { aTemplate, manyReaders } from '#domains/messages/sends/sends.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aSession } from '#domains/people/accounts/users/users.factory.ts'
import { createContext } from '#platform/context.ts'
import { openDatabase } from '#platform/database/database.ts'
import { testEnvironment } from '../environment.ts'
import { localServer } from '../local-server.ts'
import type { Grower } from './grower.ts'
import { openSite, query, type Site, until, type Victim } from './site.ts'
import { call } from './writer.ts'

const PEOPLE = Number(process.env.FAULT_PEOPLE ?? 300)
/** Asked for between two faults, at least. */
const STEP = 40
/** Jobs of one worker: so many messages are on their way when it dies. */
const MOST_AT_ONCE = 4
const keys = testEnvironment().keys

let dataDir = ''
let site: Site
let meta: Awaited<ReturnType<typeof localServer>>
/** Which one in turn Meta takes, and answers only when it is over: then nobody waits for it any more. */
const lost = new Map<number, { taken: () => void; over: Promise<void> }>()

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'grower-envio-'))
  meta = await localServer(async () => {
    const nth = meta.received.length
    const one = lost.get(nth)
    one?.taken()
    await one?.over
    return { body: JSON.stringify({ messages: [{ id: `wamid.${nth}` }] }), after_ms: 5 }
  })
  site = await openSite(dataDir, {
    APP_KEYS: keys.map((key) => Buffer.from(key).toString('base64')).join(),
    ...{ WHATSAPP_URL: `${meta.url}/v23.0`, WHATSAPP_TOKEN: 'segredo', WHATSAPP_PHONE_ID: '1234567890' },
  })
})
afterAll(async () => {
  await site?.stop()
  await meta?.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** Whoever asked for it, one of the team, and what they send. */
async function somebodyToSend() {
  const database = openDatabase(site.databaseUrl, { transactions: 1 })
  try {
    const ctx = createContext({ db: database.db, env: testEnvironment() })
    const numbers = await manyReaders(ctx, PEOPLE)
    const { id } = await aStaffMember(ctx, ['messages.manage'])
    const staff: Grower = { id, ...(await aSession(ctx, { id })) }
    return { numbers, staff, template_id: (await aTemplate(ctx)).id }
  } finally {
    await database.close()
  }
}

/**
 * What the clock would do, and done when this resolves: it looks after sends every ten minutes, and takes for unsure what
 * nobody answered in as long. What was begun after that moment is still being asked.
 */
async function tenMinutesPassSince(moment: Date) {
  const [job] = await query<{ id: string }>(
    site.databaseUrl,
    `with aged as (update message_recipients set claimed_at = claimed_at - interval '11 minutes' where state = 'sending' and claimed_at <= $1)
     select id from graphile_worker.add_job('sends.look_after', '{}')`,
    [moment],
  )
  await until('sends are looked after', async () => {
    const left = await query(site.databaseUrl, 'select from graphile_worker.jobs where id = $1', [job?.id])
    return left.length === 0
  })
}

test('killed in the middle, stopped and gone on with: each is asked for once, and whom nobody knows of is said', async () => {
  const { numbers, staff, template_id } = await somebodyToSend()
  const all = '/api/v1/messages/send'
  const { id } = await call<SendDetail>(site.url, staff, '/api/v1/messages/whatsapp-send', { name: 'A', template_id })
  const steer = (act: 'start' | 'stop') => call<SendDetail>(site.url, staff, `${all}/${id}/${act}`, {})
  const now = () => call<SendDetail>(site.url, staff, `${all}/${id}`)

  const began = Date.now()
  /** Kills once Meta took one and before it answers; then the clock goes on. */
  const kill = async (victim: Victim) => {
    const [taken, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    lost.set(meta.received.length + STEP, { taken: taken.resolve, over: over.promise })
    await taken.promise
    const moment = new Date()
    await site.kill(victim)
    if (victim === 'server') await site.start()
    else await site.ready()
    await tenMinutesPassSince(moment)
    over.resolve()
  }
  expect(await steer('start')).toMatchObject({ state: 'running', total: PEOPLE })
  for (const victim of ['worker', 'server', 'postmaster'] as const) await kill(victim)

  const before = meta.received.length
  await until('it goes on', async () => meta.received.length > before + STEP / 2)
  // Begun before the last kill, or on a connection that it had broken: twenty later that is not on its way.
  const lostBefore = new Date()
  await until('it goes on', async () => meta.received.length > before + STEP)
  expect((await steer('stop')).state).toBe('stopped')
  await tenMinutesPassSince(lostBefore)
  await until('what was on its way is answered', async () => !(await now()).counts.sending)
  const halfway = meta.received.length
  expect((await now()).counts.queued).toBeGreaterThan(0)
  await tenMinutesPassSince(new Date())
  expect(meta.received).toHaveLength(halfway)
  await steer('start')
  await until('it is done', async () => (await now()).state === 'done')

  const asked = meta.received.map(({ body }) => (JSON.parse(body) as { to: string }).to)
  expect(asked).toHaveLength(new Set(asked).size)
  // Of whom nobody knows whether Meta took them, which it did of these three at least, the team reads the names.
  const unsure = await query<{ nickname: string; number: string }>(
    site.databaseUrl,
    `select u.nickname, '55119' || (80000000 + u.id) as number from message_recipients r join users u on u.id = r.user_id
     where r.state = 'unsure' order by r.id`,
  )
  expect(unsure.map(({ number }) => number)).toEqual(
    expect.arrayContaining([...lost.keys()].map((nth) => asked[nth - 1])),
  )
  expect(unsure.length).toBeLessThanOrEqual(MOST_AT_ONCE * (lost.size + 1))
  expect([...new Set([...asked, ...unsure.map(({ number }) => number)])].toSorted()).toEqual(numbers.toSorted())
  expect(await now()).toMatchObject({
    total: PEOPLE,
    counts: { sent: PEOPLE - unsure.length, unsure: unsure.length },
    again: { failed: 0, unsure: unsure.length },
  })
  const { data } = await call<{ data: { who: string; can_again: boolean }[] }>(
    site.url,
    staff,
    `${all}/${id}/recipient?state=unsure`,
  )
  expect(data).toEqual(unsure.map(({ nickname }) => expect.objectContaining({ who: nickname, can_again: true })))
  console.log(`${PEOPLE} people, killed three times and stopped once: ${((Date.now() - began) / 1000).toFixed(1)} s`)
})
