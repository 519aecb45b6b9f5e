import { randomUUID } from 'node:crypto'
import { httpsWay } from '#robot/https-way.ts'
import type { Values, Way } from '#robot/protocol.ts'
import { virtualRobot } from '#robot/virtual-robot.ts'
import { call } from '../../call.ts'

export type Made = { id: number; serial: string; secret: string; claim_code: string }

const staff = async <T>(site: string, method: string, path: string, json?: object): Promise<T> => {
  const { status, body, text } = await call(`${site}/api/v1/ganza/${path}`, { as: 'admin', method, json })
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`)
  return body as T
}

/** A model as the staff makes it: it measures air and light every 5 seconds, and has a lamp and an exhaust. */
export async function aModel(site: string) {
  const { id } = await staff<{ id: number }>(site, 'POST', 'ganza_model', {
    name: `Bancada ${randomUUID().slice(0, 8)}`,
    interval_seconds: 5,
  })
  const sensors = await staff<{ data: { id: number; key: string }[] }>(site, 'GET', 'ganza_sensor?per_page=100')
  for (const key of ['temperature', 'humidity', 'ppfd'])
    await staff(site, 'PUT', `ganza_model/${id}/sensor/${sensors.data.find((one) => one.key === key)?.id}`, {})
  const channels = [
    { slug: 'luz', name: 'Luz', kind: 'lamp', has_level: true },
    { slug: 'exaustor', name: 'Exaustor', kind: 'exhaust', has_level: true },
  ]
  for (const { slug, ...channel } of channels) await staff(site, 'PUT', `ganza_model/${id}/channel/${slug}`, channel)
  return id
}

/** A mode of a model in which the lamp is always on. */
export const aMode = (site: string, model_id: number, name: string) =>
  staff<{ id: number }>(site, 'POST', 'modo', {
    ...{ model_id, name, slug: name.toLowerCase() },
    program: { blocks: [{ id: 'luz', channel: 'luz', when: { kind: 'always' }, level: 80 }] },
  })

/** Robots of a model with the labels that are printed for them. */
export const robotsAtBench = async (site: string, model_id: number, count = 1) =>
  (await staff<{ data: Made[] }>(site, 'POST', 'device', { model_id, count })).data

/** Somebody links a robot, as its form does. */
export async function linked(site: string, { serial, claim_code }: Made, as: string) {
  const json = { serial, code: claim_code }
  const { status, text } = await call(`${site}/api/v1/ganza/link`, { as, method: 'POST', json })
  if (status >= 300) throw new Error(`the robot was not linked: ${text}`)
}

/**
 * A robot that lives when it is told to: each `tick` measures once, tells all and takes what waits for it. `reads` are
 * readings instead of those of its tent.
 */
export async function switchedOn(site: string, { serial, secret }: Made, reads: Values = {}) {
  const line = httpsWay(site, { serial, secret })
  const way: Way = {
    ...line,
    telemetry: (batch) =>
      line.telemetry({
        ...batch,
        points: batch.points.map((point) => ({ ...point, values: { ...point.values, ...reads } })),
      }),
  }
  const robot = virtualRobot({ way, now: Date.now, seed: serial, interval_seconds: 0 })
  await robot.start()
  return {
    tick: (now: Values = {}) => {
      Object.assign(reads, now)
      return robot.tick()
    },
  }
}
