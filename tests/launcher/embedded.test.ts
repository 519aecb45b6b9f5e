import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Embedded, startEmbedded } from '../../app/platform/postgres/embedded.ts'
import { keepRunning } from '../../app/platform/postgres/keep-running.ts'
import { isAlive } from '../../app/platform/postgres/running-server.ts'

const isRoot = process.getuid?.() === 0
let dataDir = ''

beforeEach(async () => {
  // mkdtemp's mode: closed to everybody else, the database's account included.
  dataDir = await mkdtemp(join(tmpdir(), 'grower-banco-'))
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  // Child processes of a killed server may still be writing for a moment.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
})
/** Cleanups of a test, run before its folder is deleted. */
const ends: (() => unknown)[] = []

const start = (more: { share?: boolean; log?: (line: string) => void } = {}) =>
  startEmbedded({ dataDir, durable: false, log: () => undefined, ...more })

async function started(...args: Parameters<typeof start>): Promise<Embedded> {
  const embedded = await start(...args)
  ends.push(() => embedded.stop())
  return embedded
}

async function ask<T extends pg.QueryResultRow>(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

const postmasterPid = async () =>
  Number((await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0])

/** A separate process that runs the server and can be killed. */
async function holder() {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'holder.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  ends.push(() => child.kill('SIGKILL'))
  if (!child.stdout) throw new Error('the holder has no output')
  const refused = once(child, 'exit').then(() => Promise.reject(new Error('the holder ended')))
  const [url] = (await Promise.race([once(createInterface(child.stdout), 'line'), refused])) as [string]
  refused.catch(() => undefined)
  return { child, url }
}

async function killed(child: ChildProcess) {
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

async function until(condition: () => boolean | Promise<boolean>) {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(25)) if (await condition()) return
  throw new Error('it did not happen within a minute')
}

test('a real PostgreSQL starts in Portuguese, keeps its data and leaves nothing running', async () => {
  const first = await start()
  await ask(first.url, 'create table kept as select 1 as n')
  const [row] = await ask(first.url, `select datlocale, datcollate from pg_database where datname = current_database()`)
  expect(row?.datlocale).toBe('pt-BR')
  const pid = await postmasterPid()
  await first.stop()
  await until(() => !isAlive(pid))
  const second = await started()
  expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 1 }])
})

test('it listens on a private socket only', async () => {
  const { url } = await started()
  const [row] = await ask<{ a: string; s: string }>(
    url,
    `select current_setting('listen_addresses') as a, current_setting('unix_socket_directories') as s`,
  )
  expect(row?.a).toBe('')
  expect((await stat(row?.s ?? '')).mode & 0o777).toBe(0o700)
  expect((await stat(join(dataDir, 'postgres/data'))).mode & 0o777).toBe(0o700)
})

test.runIf(isRoot)('as root it runs and owns its data as somebody else', async () => {
  await started()
  expect((await stat(join(dataDir, 'postgres/data'))).uid).not.toBe(0)
})

test.runIf(isRoot)('a folder that the database may not enter is refused in words', async () => {
  await chmod(dataDir, 0o700)
  await mkdir(join(dataDir, 'inside'), { mode: 0o700 })
  const refused = startEmbedded({ dataDir: join(dataDir, 'inside'), durable: false, log: () => undefined })
  await expect(refused).rejects.toThrow(`A pasta ${dataDir} é fechada para o usuário do PostgreSQL`)
})

test('a path too long for a socket gets a short one', async () => {
  dataDir = join(dataDir, 'a'.repeat(100))
  await mkdir(join(dataDir, '..'), { recursive: true })
  await chmod(join(dataDir, '..'), 0o711)
  const { url } = await started()
  expect((await ask(url, 'select 1 as n')).length).toBe(1)
  await rm(new URL(url).searchParams.get('host') ?? '', { recursive: true, force: true })
})

test('a killed launcher takes its database along', async () => {
  const { child } = await holder()
  const pid = await postmasterPid()
  await killed(child)
  await until(() => !isAlive(pid))
})

test('a server left behind is stopped and its data are kept', async () => {
  const { child, url } = await holder()
  await ask(url, 'create table kept as select 2 as n')
  const pid = await postmasterPid()
  await killed(child)
  const again = await started()
  await until(() => !isAlive(pid))
  expect(await ask(again.url, 'select n from kept')).toEqual([{ n: 2 }])
})

test('a killed postmaster is started again, and connections come back', async () => {
  // Durable, because a commit must survive the crash.
  const running = await keepRunning({ dataDir, log: () => undefined })
  ends.push(() => running.stop())
  await ask(running.url, 'create table kept as select 3 as n')
  const pid = await postmasterPid()
  process.kill(pid, 'SIGKILL')
  await until(async () => {
    const now = await ask<{ n: number }>(running.url, 'select n from kept').catch(() => [])
    return now[0]?.n === 3
  })
  expect(await postmasterPid()).not.toBe(pid)
})

test('a killed postmaster is no obstacle to the next start', async () => {
  const first = await start()
  let ended = false
  first.onExit(() => {
    ended = true
  })
  process.kill(await postmasterPid(), 'SIGKILL')
  await until(() => ended)
  const { url } = await started()
  expect((await ask(url, 'select 1 as n')).length).toBe(1)
})

test('a second launcher is told who has the folder, or shares it when asked', async () => {
  const { child, url } = await holder()
  await expect(start()).rejects.toThrow(`O Grower já está no ar com esta pasta de dados (processo ${child.pid})`)
  const shared = await start({ share: true })
  expect(shared.url).toBe(url)
  await shared.stop()
  expect((await ask(url, 'select 1 as n')).length).toBe(1)
})

test('a number in postmaster.pid that belongs to another program by now is ignored', async () => {
  await (await start()).stop()
  const file = join(dataDir, 'postgres/data/postmaster.pid')
  await writeFile(file, `${process.pid}\n${dataDir}\n1\n5432\n/tmp\n\n`)
  const { url } = await started()
  expect((await ask(url, 'select 1 as n')).length).toBe(1)
})

test('a half-made data folder is set aside, not lost', async () => {
  await mkdir(join(dataDir, 'postgres/data/base'), { recursive: true })
  await mkdir(join(dataDir, 'postgres/draft-999999'), { recursive: true })
  const lines: string[] = []
  await started({ log: (line) => lines.push(line) })
  const names = await readdir(join(dataDir, 'postgres'))
  expect(names.filter((name) => name.startsWith('incomplete-'))).toHaveLength(1)
  expect(names).not.toContain('draft-999999')
  expect(lines.join('\n')).toContain('estava incompleta e foi guardada em')
})

test('two starts at the same moment: one runs, the other is refused, the data are whole', async () => {
  const outcomes = await Promise.allSettled([holder(), holder()])
  const up = outcomes.filter((outcome) => outcome.status === 'fulfilled')
  expect(up).toHaveLength(1)
  expect(await ask(up[0]?.value.url ?? '', 'select 1 as n')).toEqual([{ n: 1 }])
})
