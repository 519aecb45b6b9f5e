import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { apiErrors } from './api-errors.ts'
import { refuseWhenBusy } from './busy.ts'

/** The answer of a thread that stopped for `ms` as soon as it was measured. */
async function answerAfterStop(ms: number, { afterMs }: { afterMs: number }) {
  const app = Fastify()
  app.setErrorHandler(apiErrors)
  await refuseWhenBusy(app, { afterMs })
  app.get('/', async () => 'aqui')
  await app.ready()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
  // Its timers, which ran out meanwhile, come between two turns of the loop.
  await new Promise(setImmediate)
  await new Promise(setImmediate)
  const answer = await app.inject('/')
  await app.close()
  return answer
}

test('a thread that stopped for a second, and not for the limit, refuses nobody', async () => {
  expect((await answerAfterStop(1100, { afterMs: 120_000 })).statusCode).toBe(200)
})

test('a thread that stopped for longer than the limit refuses', async () => {
  const refused = await answerAfterStop(400, { afterMs: 200 })
  expect(refused.json()).toMatchObject({ statusCode: 503, message: expect.stringContaining('muito ocupado') })
})
