import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { conformance } from '../../../app/robot/conformance/conformance.ts'
import type { Credential } from '../../../app/robot/https-way.ts'
import { call } from '../call.ts'
import { expect, test } from '../site-test.ts'

/** A robot of the demo world's first model, registered by an admin. */
async function aRobot(site: string) {
  const { body } = await call(`${site}/api/v1/ganza/ganza_model?per_page=100`, { as: 'admin' })
  // Other tests make models, which have no modes.
  const [model] = (body.data as { id: number }[]).sort((a, b) => a.id - b.id)
  const made = await call(`${site}/api/v1/ganza/device`, {
    method: 'POST',
    as: 'admin',
    json: { model_id: model?.id, count: 1 },
  })
  const [robot] = made.body.data as (Credential & { claim_code: string })[]
  if (!robot) throw new Error(made.text)
  return robot
}

test('the built site keeps the robot protocol', async ({ site }) => {
  const wrong: string[] = []
  const checks = { HTTPS: 0, MQTT: 0 }
  for await (const check of conformance(site, await aRobot(site))) {
    checks[check.says.split(' ')[0] as 'HTTPS' | 'MQTT'] += 1
    if (check.wrong) wrong.push(`${check.says}: ${check.wrong}`)
  }
  expect(wrong).toEqual([])
  expect(checks.HTTPS).toBeGreaterThan(20)
  expect(checks.MQTT).toBeGreaterThan(10)
})

const hasPython = spawnSync('python3', ['--version']).status === 0

test.skipIf(!hasPython)('the robot of one short file measures, follows its mode and says so', async ({ site }) => {
  const { serial, secret, claim_code: code } = await aRobot(site)
  const as = 'vizinha'
  expect((await call(`${site}/api/v1/ganza/link`, { method: 'POST', as, json: { serial, code } })).status).toBe(200)
  const show = async () => (await call(`${site}/api/v1/ganza/ganza/${serial}/now`, { as })).body as unknown as Shown
  const { device } = await show()
  const { body } = await call(`${site}/api/v1/ganza/ganza_model/${device.model.id}/modos`, { as })
  const [mode] = body.data as { id: number }[]
  const wish = { method: 'PUT', as, json: { modo_id: mode?.id } }
  const wished = await call(`${site}/api/v1/ganza/get-queue-job/change-modo-ganza/${device.id}`, wish)
  expect(wished.status, wished.text).toBe(200)
  expect((await show()).mode.waiting).toBe(true)
  await promisify(execFile)('python3', ['docs/robot.py', site, serial, secret, '3'])
  const told = await show()
  expect(told.latest?.values.temperature).toBe(24.6)
  expect(told.mode).toMatchObject({ waiting: false, runs: { slug: expect.any(String) } })
  expect(told.channels.every(({ level }) => level !== null)).toBe(true)
})

type Shown = {
  device: { id: number; model: { id: number } }
  latest: { values: Record<string, number> } | null
  mode: { waiting: boolean; runs: { slug: string } | null }
  channels: { level: number | null }[]
}
