import { aDevice } from '#domains/robots/devices/devices.factory.ts'
import { createContext } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { apiRoutes, newHost } from './api-routes.ts'

test('a message of a robot over 64 kB is answered with 413, as large as that it is read', async ({ ctx }) => {
  const { device } = await aDevice(ctx)
  const app = newHost(false)
  apiRoutes(app, async () => createContext({ ...ctx, viewer: null, device }))
  const send = async (path: string, bytes: number) => {
    const empty = JSON.stringify({ boot: 1, seq: 1, points: [], events: [], fill: '' })
    const payload = JSON.stringify({ ...JSON.parse(empty), fill: 'x'.repeat(bytes - empty.length) })
    const headers = { 'content-type': 'application/json' }
    const { statusCode } = await app.inject({ method: 'POST', url: `/api/v1/ganza/${path}`, headers, payload })
    return statusCode
  }
  for (const path of ['ganza-iot-data', 'ganza-events'])
    expect([await send(path, 65_536), await send(path, 65_537)]).toEqual([200, 413])
  await app.close()
})

test('a key __proto__ refuses its event or value by its index, as over MQTT, and no other', async ({ ctx }) => {
  const { device } = await aDevice(ctx)
  const app = newHost(false)
  apiRoutes(app, async () => createContext({ ...ctx, viewer: null, device }))
  const send = (path: string, payload: string) =>
    app.inject({
      ...{ method: 'POST', url: `/api/v1/ganza/${path}`, headers: { 'content-type': 'application/json' }, payload },
    })
  const note = (seq: number, more = '') =>
    `{"seq":${seq},"age_ms":0,"kind":"note","data":{"id":"n${seq}","text":"a"${more}}}`
  const events = `{"boot":1,"events":[${note(1)},${note(2, ',"__proto__":{"a":1}')},${note(3)}]}`
  const told = await send('ganza-events', events)
  expect([told.statusCode, told.json()]).toMatchObject([
    200,
    { accepted: 2, rejected: [{ index: 1, reason: 'invalid_data' }] },
  ])
  const points = '{"boot":1,"seq":1,"points":[{"age_ms":0,"values":{"__proto__":{"a":1}}}]}'
  const measured = await send('ganza-iot-data', points)
  expect([measured.statusCode, measured.json()]).toMatchObject([
    200,
    { rejected: [{ index: 0, reason: 'unknown_sensor' }] },
  ])
  for (const broken of ['{"boot":', ''])
    expect([
      (await send('ganza-events', broken)).statusCode,
      (await send('ganza-iot-data', broken)).statusCode,
    ]).toEqual([400, 400])
  await app.close()
})
