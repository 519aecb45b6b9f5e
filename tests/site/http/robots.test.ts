import { conformance } from '../../../app/robot/conformance.ts'
import type { Credential } from '../../../app/robot/https-way.ts'
import { call } from '../call.ts'
import { expect, test } from '../site-test.ts'

/** A robot of the demo world's first model, registered by an admin. */
async function aRobot(site: string) {
  const { body } = await call(`${site}/api/v1/ganza/ganza_model`, { as: 'admin' })
  const [model] = body.data as { id: number }[]
  const made = await call(`${site}/api/v1/ganza/device`, {
    method: 'POST',
    as: 'admin',
    json: { model_id: model?.id, count: 1 },
  })
  const [robot] = made.body.data as Credential[]
  if (!robot) throw new Error(made.text)
  return robot
}

test('the built site keeps the robot protocol', async ({ site }) => {
  const wrong: string[] = []
  let checks = 0
  for await (const check of conformance(site, await aRobot(site))) {
    checks += 1
    if (check.wrong) wrong.push(`${check.says}: ${check.wrong}`)
  }
  expect(wrong).toEqual([])
  expect(checks).toBeGreaterThan(20)
})
