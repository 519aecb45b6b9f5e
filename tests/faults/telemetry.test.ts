import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../site/start-site.ts'
import { openSite, query, type Site, until, type Victim } from './site.ts'
import { type Sent, someRobots, startSending } from './telemetry/robots.ts'

let dataDir = ''
let site: Site
let mqttPort = 0

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'grower-telemetria-'))
  mqttPort = await freePort()
  site = await openSite(dataDir, { MQTT_PORT: String(mqttPort) })
})
afterAll(async () => {
  await site?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 3)
/** The broker is in the worker; the site restarts by itself what it can. */
const victims: Victim[] = ['server', 'worker', 'postmaster']

const acknowledged = (sent: Sent[]) => sent.filter((one) => one.acknowledged).length

test.each(Array.from({ length: ROUNDS }, (_, at) => [at + 1, victims[at % victims.length] as Victim] as const))(
  'kill %i, of the %s: every acknowledged message is there once',
  async (_at, victim) => {
    const robots = await someRobots(site.databaseUrl, 6)
    const sending = startSending(robots, { url: site.url, mqttPort })
    await until('both ways are under way', async () => acknowledged(sending.sent) > 60)
    await site.kill(victim)
    if (victim !== 'worker') {
      await site.stop()
      await site.start()
    }
    await site.ready()
    const before = acknowledged(sending.sent)
    await until('messages are acknowledged again', async () => acknowledged(sending.sent) > before + 60)
    await sending.stop()

    const rows = await query<{ device_id: number; at: string; value: number }>(
      site.databaseUrl,
      `select device_id, extract(epoch from at) * 1000 as at, values[1] as value from telemetry_messages
        where device_id = any($1)`,
      [robots.map(({ id }) => id)],
    )
    const found = rows.map(({ device_id, at, value }) => `${device_id} ${Number(at)} ${value}`).sort()
    const wanted = sending.sent.map(({ robot, ts, value }) => `${robot.id} ${ts} ${value}`).sort()
    expect(sending.sent.every((one) => one.acknowledged)).toBe(true)
    expect(found).toEqual(wanted)
  },
)
