import type { Credential } from '../https-way.ts'
import type { Batch, Hello, Taken } from '../protocol.ts'
import { asker } from './asker.ts'
import { type Check, check, fine, reasons } from './check.ts'
import { vectors } from './vectors.ts'

type Options = { base: string; ask: ReturnType<typeof asker>; credential: Credential; clock: () => number }

export async function* overHttps({ base, ask, credential, clock }: Options): AsyncGenerator<Check> {
  let seq = 0
  const boot = Math.floor(clock() / 1000)
  const send = async (points: unknown[], same?: { boot: number; seq: number }) =>
    ask('POST', 'ganza-iot-data', { ...(same ?? { boot, seq: ++seq }), points } as Batch)

  const hello = await ask('GET', 'hello')
  const who = 'hello says who it is'
  yield check(who, hello.status, 200) ?? check(who, (hello.body as Hello).serial, credential.serial) ?? fine(who)

  for (const { says, points, accepted, rejected } of vectors) {
    const started = clock()
    const answer = await send(points((before) => new Date(started - before).toISOString()))
    const body = answer.body as Taken
    yield check(says, answer.status, 200) ??
      check(says, body.accepted + body.repeated, accepted) ??
      check(says, reasons(body.rejected), reasons(rejected)) ??
      fine(says)
  }

  const moment = new Date(clock() - 60_000).toISOString()
  const same = { boot, seq: ++seq }
  const once = await send([{ ts: moment, values: { temperature: 23 } }], same)
  const again = await send([{ ts: moment, values: { temperature: 23 } }], same)
  const twice = 'the same batch sent again is stored once'
  yield check(twice, (once.body as Taken).accepted, 1) ?? check(twice, (again.body as Taken).repeated, 1) ?? fine(twice)

  const aged = { boot, seq: ++seq }
  await send([{ age_ms: 120_000, values: { temperature: 22 } }], aged)
  const later = await send([{ age_ms: 120_000, values: { temperature: 22 } }], aged)
  const ages = 'ages count from the first arrival'
  yield check(ages, (later.body as Taken).repeated, 1) ?? fine(ages)

  const added = 'another sensor at the same moment is added'
  const more = await send([{ ts: moment, values: { humidity: 50 } }])
  yield check(added, (more.body as Taken).accepted, 1) ?? fine(added)

  const shapeless = await ask('POST', 'ganza-iot-data', { points: [] })
  yield check('without boot and seq', shapeless.status, 422) ?? fine('without boot and seq')
  const stranger = await asker(base, { ...credential, secret: 'A'.repeat(43) })('GET', 'hello')
  yield check('a wrong secret', stranger.status, 401) ?? fine('a wrong secret')
  const events = {
    boot,
    events: [{ seq: 1, ts: moment, kind: 'note', data: { id: `check-${boot}`, text: 'conferência' } }],
  }
  await ask('POST', 'ganza-events', events)
  const repeated = await ask('POST', 'ganza-events', events)
  const told = 'an event told twice is noted once'
  yield check(told, (repeated.body as Taken).repeated, 1) ?? fine(told)
  const odd = 'one event beyond its bounds is refused by its index'
  const mixed = await ask('POST', 'ganza-events', {
    boot,
    events: [
      { seq: 2, ts: moment, kind: 'state', data: { version: 4294967295 } },
      { seq: 3, ts: moment, kind: 'connect', data: { rssi: -60 } },
    ],
  })
  yield check(odd, (mixed.body as Taken).accepted, 1) ??
    check(odd, reasons((mixed.body as Taken).rejected), ['0  invalid_data']) ??
    fine(odd)
  const reused = 'other content under a used number is kept apart'
  const other = await ask('POST', 'ganza-events', {
    boot,
    events: [{ seq: 3, ts: moment, kind: 'connect', data: { rssi: -40 } }],
  })
  yield check(reused, reasons((other.body as Taken).rejected), ['0  reused']) ?? fine(reused)
  const long = await ask('POST', 'ganza-events', { boot, events: [], fill: 'x'.repeat(65_536) })
  yield check('a message over 64 kB', long.status, 413) ?? fine('a message over 64 kB')
  const many = await ask('POST', 'ganza-events', { boot, events: Array(501).fill({}) })
  yield check('more than 500 events', many.status, 413) ?? fine('more than 500 events')
  const empty = await ask('POST', 'ganza-iot-data', { boot, seq: 9999 })
  yield check('neither points nor values', empty.status, 422) ?? fine('neither points nor values')
  const queue = await ask('GET', `ganza-iot-data/get-queue-job/${credential.serial}`)
  yield check('the queue', queue.status, 200) ??
    check('the queue', Array.isArray((queue.body as { data: unknown }).data), true) ??
    fine('the queue')
}
