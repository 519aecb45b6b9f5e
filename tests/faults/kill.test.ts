import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAllKept, expectJobsDone, expectNoDoubles } from './checks.ts'
import { makeGrowers } from './grower.ts'
import { openSite, query, type Site, type Victim } from './site.ts'
import { type Ledger, startWriting } from './writer.ts'

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 3)
const CLIENTS = 4
const victims: Victim[] = ['server', 'worker', 'postmaster']

let dataDir = ''
let site: Site
let cycle = 0
const all: Ledger[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'grower-falhas-'))
  site = await openSite(dataDir)
  const [row] = await query<{ id: number }>(
    site.databaseUrl,
    `select id from catalogue_items where slug = 'vegetativo'`,
  )
  cycle = row?.id ?? 0
})
afterAll(async () => {
  await site?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const rounds = Array.from({ length: ROUNDS }, (_, i) => ({ round: i + 1, victim: victims[i % 3] as Victim }))

test.each(rounds)(
  'round $round: kill -9 of the $victim under writes loses nothing acknowledged',
  async ({ round, victim }) => {
    const names = Array.from({ length: CLIENTS }, (_, i) => `falha-${round}-${i}`)
    const growers = await makeGrowers(site.databaseUrl, names)
    const writers = growers.map((grower) => startWriting(site.url, grower, cycle))
    await sleep(1000 + Math.random() * 1000)
    await site.kill(victim)
    const killed = Date.now()
    if (victim !== 'server') await sleep(300)
    const ledgers = victim === 'server' ? await stopAll(writers) : undefined
    if (victim === 'server') await site.start()
    else await site.ready()
    const back = Date.now() - killed
    const settled = ledgers ?? (await stopAll(writers))
    await expectNoDoubles(site, settled)
    await expectAllKept(site, settled)
    await expectJobsDone(site, settled)
    all.push(...settled)
    tell({ round, victim, back, jobs: Date.now() - killed }, settled)
  },
)

test('after all rounds everything acknowledged is still there, and the site stops in an orderly way', async () => {
  await expectAllKept(site, all)
  expect(await site.stop()).toBe(0)
  await site.start()
  await expectAllKept(site, all.slice(-CLIENTS))
})

const stopAll = (writers: ReturnType<typeof startWriting>[]) => Promise.all(writers.map((writer) => writer.stop()))

function tell(
  { round, victim, back, jobs }: { round: number; victim: Victim; back: number; jobs: number },
  ledgers: Ledger[],
) {
  const writes = ledgers.flatMap((ledger) => ledger.writes)
  const count = (kind: string) => writes.filter((write) => write.kind === kind).length
  const photos = ledgers.reduce((sum, ledger) => sum + ledger.photos.length, 0)
  console.log(
    `round ${round} ${victim.padEnd(10)} ${count('plant')} plants, ${count('update')} updates, ${photos} photos kept; back after ${back} ms, jobs done after ${jobs} ms`,
  )
}
