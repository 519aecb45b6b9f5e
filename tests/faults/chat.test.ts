import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesWith, writeEverywhere } from './chat/at-rest.ts'
import { type Desk, type Device, follow, makeProcesses, startTalking } from './chat/people.ts'
import { openSite, query, type Site, until } from './site.ts'
import { call } from './writer.ts'

let dataDir = ''
let site: Site

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'grower-conversas-'))
  site = await openSite(dataDir)
})
afterAll(async () => {
  await site?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** All that somebody reads of their process, page by page. */
async function everything({ token }: Desk, person: Device['person']) {
  const all: { id: number; text: string }[] = []
  for (let before: number | undefined; ; before = all[0]?.id) {
    const path = `/api/v1/chat/processo/${token}${before ? `?before=${before}` : ''}`
    const { data, more } = await call<{ data: typeof all; more: boolean }>(site.url, person, path)
    all.unshift(...data)
    if (!more) return all
  }
}

test('fifty devices in two conversations, their lines cut, server and database killed: nothing lost, nothing twice, nothing across', async () => {
  const desks = await makeProcesses(site.databaseUrl, 2)
  const devices = desks.flatMap((desk) =>
    desk.people.flatMap((person) => Array.from({ length: 5 }, () => ({ desk, person }))),
  )
  expect(devices).toHaveLength(50)
  const listeners = desks.flatMap((desk) => desk.people.map((person) => follow(site.url, { desk, person })))
  const talks = devices.map((device, n) => startTalking(site.url, device, n))
  const written = () => talks.reduce((sum, { sent }) => sum + sent.filter(({ id }) => id).length, 0)
  await until('they talk', async () => written() > 100)
  await site.kill('server')
  await site.start()
  const after = written()
  await until('they go on', async () => written() > after + 100)
  await site.kill('postmaster')
  await site.ready()
  const again = written()
  await until('they go on again', async () => written() > again + 100)
  const sent = (await Promise.all(talks.map((talk) => talk.stop()))).flat()

  expect(sent.every(({ id }) => id)).toBe(true)
  const rows = await query<{ id: number; process_id: number }>(
    site.databaseUrl,
    'select id, process_id from chat_messages order by id',
  )
  const expected = sent
    .map(({ id, desk }) => ({ id, process_id: desk.process_id }))
    .toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0))
  expect(rows).toEqual(expected)
  for (const listener of listeners) {
    const { desk, person } = listener.device
    const read = await everything(desk, person)
    const own = sent.filter((one) => one.desk === desk && person.hears.includes(one.audience))
    expect(read.map(({ text }) => text).sort(), person.role).toEqual(own.map(({ text }) => text).sort())
    // Told live of each, once, however often the line was cut.
    await until(`${person.role} hears of all`, async () => listener.heard.length >= read.length)
    expect(
      listener.heard.toSorted((a, b) => a - b),
      person.role,
    ).toEqual(read.map(({ id }) => id))
    listener.stop()
  }
  console.log(
    `${rows.length} messages of ${devices.length} devices, ${talks.reduce((sum, { cuts }) => sum + cuts(), 0)} answers lost`,
  )
})

test('what was written in a process lies nowhere readable: not in the database, its journal, the files, nor the log', async () => {
  const [desk] = await makeProcesses(site.databaseUrl, 1)
  const marker = 'segredo-da-ana-4711'
  const said = await writeEverywhere(site, desk as Desk, marker)
  expect(said).toMatchObject([{ text: expect.stringContaining(marker), files: [{}] }])
  await query(site.databaseUrl, 'checkpoint')
  expect(await filesWith(dataDir, marker)).toEqual([])
  // The search would find it: what is public is there.
  expect(await filesWith(dataDir, (desk as Desk).token)).not.toEqual([])
})
