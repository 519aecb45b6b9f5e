import { setTimeout as sleep } from 'node:timers/promises'
import { makeGrowers } from '../../faults/grower.ts'
import { query } from '../../faults/site.ts'
import { someRobots } from '../../faults/telemetry/robots.ts'
import { openLine } from './mqtt-lines.ts'

/** A robot sends so often; an open page is told at most each second. */
const EVERY_MS = 1100

/** Milliseconds from the sending of a reading to its arrival at an open chart. */
export type Seen = { readings: number; p50: number; most: number }

/**
 * A robot of somebody whose chart is open: sends over MQTT now and then, beside whatever else the site is doing, and notes
 * when the chart's stream hands each reading out. `stop` ends it and says what was seen.
 */
export async function watchChart(base: string, databaseUrl: string, mqttPort: number) {
  const [robot] = await someRobots(databaseUrl, 1)
  if (!robot) throw new Error('no robot to watch')
  const token = await ownerOf(databaseUrl, robot.id)
  const over = new AbortController()
  const chart = await fetch(`${base}/api/v1/ganza/ganza/${robot.serial}/live`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: over.signal,
  })
  if (!chart.ok || !chart.body) throw new Error(`no stream: ${chart.status}`)
  const sent = new Map<string, number>()
  const took: number[] = []
  const reading = readEvents(chart.body, (text) => {
    const at = /"at":"([^"]+)"/.exec(text)?.[1]
    const began = at === undefined ? undefined : sent.get(at)
    if (began !== undefined) took.push(performance.now() - began)
  })
  const line = await openLine({
    port: mqttPort,
    user: robot.serial,
    password: robot.secret,
    id: robot.serial,
    topic: `ganza/${robot.serial}/telemetry`,
  })
  let wanted = true
  const sending = (async () => {
    const boot = Math.floor(Date.now() / 1000)
    for (let seq = 1; wanted; seq++) {
      const at = new Date()
      sent.set(at.toISOString(), performance.now())
      await line.publish(JSON.stringify({ boot, seq, ts: at.getTime(), values: { temperature: 20 + (seq % 80) / 10 } }))
      await sleep(EVERY_MS)
    }
  })()
  return {
    stop: async (): Promise<Seen> => {
      wanted = false
      await sending
      line.close()
      over.abort()
      await reading
      const sorted = took.toSorted((a, b) => a - b)
      return { readings: took.length, p50: sorted[Math.floor(sorted.length / 2)] ?? 0, most: sorted.at(-1) ?? 0 }
    },
  }
}

async function ownerOf(databaseUrl: string, device_id: number) {
  const [owner] = await makeGrowers(databaseUrl, [`chart${device_id}`])
  await query(
    databaseUrl,
    `insert into device_links (device_id, user_id, name, way) values ($1, $2, 'Robô', 'serial')`,
    [device_id, owner?.id],
  )
  return owner?.token
}

async function readEvents(body: ReadableStream<Uint8Array>, take: (text: string) => void) {
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for await (const part of body) {
      rest += decoder.decode(part, { stream: true })
      const events = rest.split('\n\n')
      rest = events.pop() ?? ''
      events.forEach(take)
    }
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error
  }
}
