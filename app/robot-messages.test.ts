import { aDevice } from '#domains/devices/devices.factory.ts'
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
