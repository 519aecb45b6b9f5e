import { expect, noSignal, test } from '#tests/phone/phone.ts'
import { queuedAct, queuedOf, removeAct, tryAgain } from './queue.browser.ts'
import { aQueuedAct } from './queued-act.factory.ts'
import { mustLogIn, onRound, sendQueue } from './send-queue.browser.ts'

const taken = () => Response.json({ taken: true })
const refusal =
  (status: number, message: string, errors: Record<string, string[]> = {}) =>
  () =>
    Response.json({ message, errors }, { status })

/** Responses that are delayed until released. */
function held(answer: () => Response) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { line: () => promise.then(answer), release: resolve }
}

test('what waits is sent under its key and its moment, the oldest first, and is gone', async ({ phone }) => {
  const acts = [
    await aQueuedAct({ queued_at: '2026-11-21T13:00:00.000Z' }),
    await aQueuedAct({ queued_at: '2026-11-21T12:00:00.000Z' }),
  ]
  phone.line = taken
  expect(await sendQueue(1)).toMatchObject({ sent: 2 })
  const [first, second] = phone.sent.map(({ form }) => Object.fromEntries(form))
  expect(first).toMatchObject({ idempotency_key: acts[1]?.key, queued_at: acts[1]?.queued_at, target: 'plant:lua' })
  expect(second).toMatchObject({ idempotency_key: acts[0]?.key, user_id: '1' })
  expect(await queuedOf(1)).toEqual([])
})

test('two that were noted on one phone tell the server that they are two', async ({ phone }) => {
  const acts = [await aQueuedAct(), await aQueuedAct()]
  phone.line = taken
  await sendQueue(1)
  for (const { form } of phone.sent) expect(form.getAll('queued_with')).toEqual(acts.map(({ key }) => key))
})

test('a phone says what its clock shows when it sends, so that the server can set the hour right', async ({
  phone,
}) => {
  await aQueuedAct()
  phone.line = taken
  await sendQueue(1)
  const clock = Date.parse(String(phone.sent[0]?.form.get('clock')))
  expect(Math.abs(Date.now() - clock)).toBeLessThan(60_000)
})

test('nobody answers, the server can not now, or a gate of the network stands in between: it stays, unchanged', async ({
  phone,
}) => {
  const act = await aQueuedAct()
  const gate = () => new Response('<h1>Entre na rede do hotel</h1>', { status: 403 })
  for (const line of [noSignal, refusal(500, 'Falha.'), refusal(503, 'Volto já.'), refusal(429, 'Devagar.'), gate]) {
    phone.line = line
    expect(await sendQueue(1)).toEqual({ sent: 0, refused: 0, login: false, unreachable: true })
    expect(await queuedOf(1)).toEqual([act])
  }
  phone.line = taken
  expect(await sendQueue(1)).toMatchObject({ sent: 1, unreachable: false })
  expect(new Set(phone.sent.map(({ form }) => form.get('idempotency_key')))).toEqual(new Set([act.key]))
})

test('one that can not be sent now holds back those after it', async ({ phone }) => {
  await aQueuedAct()
  await aQueuedAct()
  await sendQueue(1)
  expect(phone.sent).toHaveLength(1)
})

test('two tabs try: one sends, the other leaves it at that; asked by hand, it waits until the first has ended', async ({
  phone,
}) => {
  await aQueuedAct()
  const { line, release } = held(taken)
  phone.line = line
  const first = sendQueue(1)
  await expect.poll(() => phone.sent.length).toBe(1)
  expect(await sendQueue(1)).toBeUndefined()
  const byHand = sendQueue(1, { waiting: true })
  release()
  expect(await first).toMatchObject({ sent: 1 })
  expect(await byHand).toMatchObject({ sent: 0, unreachable: false })
  expect(phone.sent).toHaveLength(1)
})

test('asked by hand while a round meets nobody: it tries after that, and says that nobody answers', async ({
  phone,
}) => {
  await aQueuedAct()
  const { line, release } = held(noSignal as () => Response)
  phone.line = line
  const bySelf = sendQueue(1)
  await expect.poll(() => phone.sent.length).toBe(1)
  const byHand = sendQueue(1, { waiting: true })
  release()
  await bySelf
  expect(await byHand).toMatchObject({ unreachable: true })
  expect(phone.sent).toHaveLength(2)
})

test('discarded while it is being sent and refused, it is gone, and what is noted next still goes', async ({
  phone,
}) => {
  const act = await aQueuedAct()
  const { line, release } = held(refusal(404, 'Não existe mais.'))
  phone.line = line
  const round = sendQueue(1)
  await expect.poll(() => phone.sent.length).toBe(1)
  await removeAct(act.key)
  release()
  await round
  expect(await queuedOf(1)).toEqual([])
  await aQueuedAct()
  phone.line = taken
  expect(await sendQueue(1)).toMatchObject({ sent: 1 })
})

test('discarded while another is being sent, it is not sent after that', async ({ phone }) => {
  const [first, second] = [await aQueuedAct(), await aQueuedAct()]
  const { line, release } = held(taken)
  phone.line = line
  const round = sendQueue(1)
  await expect.poll(() => phone.sent.length).toBe(1)
  const sent = phone.sent[0]?.form.get('idempotency_key')
  await removeAct(sent === first.key ? second.key : first.key)
  release()
  expect(await round).toMatchObject({ sent: 1 })
  expect(phone.sent).toHaveLength(1)
})

test('refused, it says why and waits for its grower: not sent by itself again, and nothing is held up by it', async ({
  phone,
}) => {
  const [bad, good] = [await aQueuedAct({ fields: { 'measures.ph.value': '62' } }), await aQueuedAct()]
  const tooHigh = { 'measures.ph.value': ['O maior valor aceito é 14.'] }
  phone.line = (sent) => (sent.form.get('measures.ph.value') ? refusal(422, 'Confira os campos.', tooHigh)() : taken())
  expect(await sendQueue(1), 'pages are told').toMatchObject({ sent: 1, refused: 1 })
  expect(await sendQueue(1)).toMatchObject({ sent: 0, refused: 0 })
  expect(phone.sent).toHaveLength(2)
  expect(await queuedAct(good.key)).toBeUndefined()
  expect((await queuedAct(bad.key))?.refused).toEqual({
    status: 422,
    message: 'Confira os campos.',
    errors: tooHigh,
    similar: [],
  })
})

test('what collides keeps the ids of what is there; its grower writes it all the same', async ({ phone }) => {
  const act = await aQueuedAct()
  phone.line = refusal(409, 'Já há um registro igual perto desta hora.', { similar: ['7'] })
  await sendQueue(1)
  expect((await queuedAct(act.key))?.refused).toMatchObject({ status: 409, errors: {}, similar: [7] })
  await tryAgain(act.key, { anyway: 'true' })
  phone.line = taken
  expect(await sendQueue(1)).toMatchObject({ sent: 1 })
  expect(phone.sent.map(({ form }) => form.get('anyway'))).toEqual([null, 'true'])
  expect(phone.sent[1]?.form.get('idempotency_key')).toBe(act.key)
})

test('a session that ended, or is somebody else’s: all is kept, a login is asked for, after it all is sent', async ({
  phone,
}) => {
  const rounds: number[] = []
  const stop = onRound(({ sent }) => rounds.push(sent))
  const acts = [await aQueuedAct(), await aQueuedAct()]
  const toLogin = () => Object.defineProperty(new Response('<form>'), 'redirected', { value: true })
  for (const line of [refusal(401, 'Entre na sua conta para enviar.'), toLogin]) {
    phone.line = line
    expect(await sendQueue(1)).toEqual({ sent: 0, refused: 0, login: true, unreachable: false })
    expect(mustLogIn()).toBe(true)
    expect(await queuedOf(1)).toHaveLength(acts.length)
  }
  expect(phone.sent, 'one is enough to know').toHaveLength(2)
  phone.line = taken
  await sendQueue(1)
  expect(mustLogIn()).toBe(false)
  expect(rounds, 'pages are told').toEqual([0, 0, 2])
  stop()
})

test('what another person noted on the phone is not sent with mine', async ({ phone }) => {
  const hers = await aQueuedAct({ user_id: 2 })
  phone.line = taken
  expect(await sendQueue(1)).toMatchObject({ sent: 0 })
  expect(phone.sent).toEqual([])
  expect(await queuedOf(2)).toEqual([hers])
})
