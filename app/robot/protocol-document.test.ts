import { execFile } from 'node:child_process'
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { z } from 'zod'
import { commandKinds } from '#domains/robots/control/commands/command.kinds.ts'
import { RobotCommand } from '#domains/robots/control/commands/commands.schemas.ts'
import { decide, freshMemory } from '#domains/robots/control/modes/mode-engine.model.ts'
import { hashOfProgram } from '#domains/robots/control/modes/mode-hash.secrets.ts'
import { type BlockWhen, ModeProgram } from '#domains/robots/control/modes/mode-program.schemas.ts'
import { RobotHello } from '#domains/robots/control/shadow/hello.schemas.ts'
import { firmwarePublicKey, signFirmware } from '#domains/robots/device-models/firmware/firmware-key.secrets.ts'
import { aDevice } from '#domains/robots/devices/devices.factory.ts'
import { reasonInWords } from '#domains/robots/devices/events/command-name.words.ts'
import { failureInWords } from '#domains/robots/devices/events/firmware-reason.words.ts'
import { Told } from '#domains/robots/devices/events/told.schemas.ts'
import { batchOf } from '#domains/robots/telemetry/ingest/read-batch.model.ts'
import { createContext } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { expect, test } from '#tests/fixtures.ts'
import { apiRoutes, newHost } from '../api-routes.ts'
import { aRobot, aServer } from './robot.fixture.ts'

/** docs/robot-protocol.md, by which robots are built that never see this code. */
const document = readFileSync(new URL('../../docs/robot-protocol.md', import.meta.url), 'utf8')

const prose = document.replaceAll(/\s+/g, ' ')

/** The JSON after a sentence of it. */
function blockAfter(sentence: string): unknown {
  const text = document.slice(document.indexOf(sentence))
  return JSON.parse(/```json\n(.*?)```/s.exec(text)?.[1] ?? '')
}

const Vector = z.object({
  says: z.string(),
  program: ModeProgram,
  most_on_minutes: z.number().nullable().default(null),
  steps: z.array(
    z.object({
      at: z.coerce.date(),
      inputs: z.record(z.string(), z.number().nullable()),
      restart: z.boolean().optional(),
      again: z.boolean().optional(),
      manual: z.record(z.string(), z.object({ level: z.number(), until: z.string().nullable() })).optional(),
      level: z.number(),
    }),
  ),
})

test('the document’s JSON is JSON, and its schema is that of programs', () => {
  for (const [, text = ''] of document.matchAll(/```json\n(.*?)```/gs)) JSON.parse(text)
  expect(blockAfter('**The schema**')).toEqual(z.toJSONSchema(ModeProgram))
  const hello = blockAfter('## Hello') as RobotHello
  expect(Object.keys(hello)).toEqual(Object.keys(RobotHello.shape))
  expect(ModeProgram.parse(hello.program)).toEqual(hello.program)
  expect(RobotHello.parse({ ...hello, server_time: new Date(hello.server_time) })).toMatchObject({ linked: true })
  expect(hello.desired.mode?.hash).toBe(hashOfProgram(ModeProgram.parse(hello.program)))
})

test('one version of a mode has one hash in all examples', () => {
  const said = [...document.matchAll(/"slug": "(\w+)", "version": (\d+), "hash": "([0-9a-f]{64})"/g)]
  const hashes = Map.groupBy(said, ([, slug, version]) => `${slug} ${version}`)
  expect(said.length).toBeGreaterThan(2)
  for (const [mode, all] of hashes) expect([mode, new Set(all.map(([, , , hash]) => hash)).size]).toEqual([mode, 1])
})

test('the table of answers has each status that a robot is answered, with its body', async ({ ctx }) => {
  const rows = [...document.matchAll(/^\| (\d{3}) \| .*? \| (.*?) \|/gm)].map(([, status, body]) => [
    Number(status),
    body,
  ])
  const { device } = await aDevice(ctx)
  let known: typeof device | null = device
  const app = newHost(false)
  apiRoutes(app, async () => createContext({ ...ctx, viewer: null, device: known }))
  const send = (payload: string) =>
    app.inject({
      ...{
        method: 'POST',
        url: '/api/v1/ganza/ganza-iot-data',
        headers: { 'content-type': 'application/json' },
        payload,
      },
    })
  const good = JSON.stringify({ boot: 1, seq: 1, points: [] })
  const answers = [
    await send(good),
    await send('{"boot":'),
    await send('{"points":[]}'),
    await send(JSON.stringify({ boot: 1, seq: 2, points: [], fill: 'x'.repeat(65_536) })),
    await app.inject({ method: 'GET', url: '/api/v1/ganza/ganza-iot-data/get-queue-job/GZ99999999' }),
  ]
  known = null
  answers.push(await send(good))
  expect(prose).toContain(`'${answers.at(-1)?.json().message}'`)
  await app.close()
  const errorKeys = (body: Record<string, unknown>) => ('errors' in body ? 'error with `errors`' : 'error')
  const got = answers.map((one): [number, string] => [
    one.statusCode,
    one.statusCode === 200 ? 'that of the call' : errorKeys(one.json()),
  ])
  const tooMany: [number, string] = [new AppError('too_many').status, 'error, and `Retry-After` in seconds']
  const firmware: [number, string][] = [
    [206, 'its bytes'],
    [416, 'none'],
  ]
  const all = [...got, tooMany, ...firmware].sort(([a], [b]) => Number(a) - Number(b))
  expect(rows).toEqual(all)
})

test('the signature of the document is one that a robot accepts, and ours', () => {
  const said = /To try it: of the image `(\w+)`.*?`([0-9a-f]{64})`.*?`([\w+/=]{44})`.*?`([\w+/=]{88})`/.exec(prose)
  const [, image = '', sha256 = '', key = '', signature = ''] = said ?? []
  expect(createHash('sha256').update(image).digest('hex')).toBe(sha256)
  const keys = [Buffer.from('grower test vector, no real key!')] as const
  expect([firmwarePublicKey(keys), signFirmware(keys, sha256)]).toEqual([key, signature])
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key, 'base64').toString('base64url') }
  const by = createPublicKey({ key: jwk, format: 'jwk' })
  expect(verify(null, Buffer.from(sha256, 'hex'), by, Buffer.from(signature, 'base64'))).toBe(true)
})

test('the whole program has the hash that is said of it', () => {
  const program = blockAfter('**A whole program**')
  const said = /Its hash is `([0-9a-f]{64})`/.exec(document)?.[1]
  expect(ModeProgram.parse(program)).toEqual(program)
  expect(hashOfProgram(ModeProgram.parse(program))).toBe(said)
})

test('what is said by mosquitto_pub is what the server takes', () => {
  const said = [...document.matchAll(/^mosquitto_pub .*-t "ganza\/\$serial\/(\w+)" -m '(.*)'$/gm)]
  const [telemetry, events] = said.map(([, topic, body = '']) => ({ topic, body: JSON.parse(body) }))
  expect([telemetry?.topic, events?.topic, said.length]).toEqual(['telemetry', 'events', 2])
  expect(batchOf(telemetry?.body)).toMatchObject({ boot: 1, seq: 2, points: [{ values: { temperature: 24.6 } }] })
  for (const { seq, age_ms, ...told } of events?.body.events ?? []) {
    expect([seq, age_ms]).toEqual([2, 0])
    expect(Told.parse(told)).toEqual(told)
  }
})

test('the whole change_mode is a command with a program of its hash; each command is in the table', () => {
  const { issued_at, expires_at, ...command } = blockAfter('**A whole `change_mode`**') as Record<string, unknown>
  const parsed = RobotCommand.parse({
    ...{ ...command, issued_at: new Date(String(issued_at)), expires_at: new Date(String(expires_at)) },
  })
  const { mode, program } = z
    .object({ mode: z.object({ hash: z.string() }), program: ModeProgram })
    .parse(parsed.payload)
  expect(hashOfProgram(program)).toBe(mode.hash)
  const rows = [...document.matchAll(/^\| `(\w+)`, a \w+ \|/gm)].map(([, kind]) => kind)
  expect(rows).toEqual([...commandKinds])
})

test('each vector is what the rules decide', () => {
  const vectors = z.array(Vector).parse(blockAfter('**Test vectors.**'))
  expect(vectors).toHaveLength(16)
  for (const { says, program, most_on_minutes, steps } of vectors) {
    const slug = program.blocks[0]?.channel ?? ''
    let memory = freshMemory()
    const levels = steps.map(({ at: now, inputs, manual, restart }) => {
      // Only safety remembers.
      if (restart) memory = { ...freshMemory(), on_since: memory.on_since, cut: memory.cut }
      const decided = decide(program, [{ slug, has_level: true, most_on_minutes }], { now, inputs, manual }, memory)
      memory = decided.memory
      return decided.levels[slug]?.level
    })
    expect(levels, says).toEqual(steps.map(({ level }) => level))
  }
})

test('the example robot decides each vector as they say', async () => {
  const vectors = z.array(Vector).parse(blockAfter('**Test vectors.**'))
  const steps = `
import json, sys
sys.path.insert(0, 'docs')
import robot
from datetime import datetime
out = []
for vector in json.load(sys.stdin):
    slug = vector["program"]["blocks"][0]["channel"]
    channels = [{"slug": slug, "most_on_minutes": vector["most_on_minutes"]}]
    memory, last, on_since, levels = {}, {}, {}, []
    hello = {"program": vector["program"], "channels": channels, "desired": {"mode": {"hash": "x"}, "manual": {}}}
    for step in vector["steps"]:
        if step.get("restart"):
            memory, last = {}, {}
        hello = robot.follow(hello, hello | {"desired": {"mode": {"hash": "x"}, "manual": step.get("manual", {})}}, memory)
        now = datetime.fromisoformat(step["at"]).timestamp()
        levels.append(robot.decide(hello, now, step["inputs"], memory, last, on_since)[0][slug][0])
    out.append(levels)
print(json.dumps(out))`
  const python = promisify(execFile)('python3', ['-B', '-c', steps])
  python.child.stdin?.end(JSON.stringify(vectors))
  const decided: unknown[] = JSON.parse((await python).stdout)
  for (const [at, { says, steps: all }] of vectors.entries())
    expect(decided[at], says).toEqual(all.map(({ level }) => level))
})

test('what rests without the time is what asks for the hour', () => {
  const all: Record<BlockWhen['kind'], BlockWhen> = {
    always: { kind: 'always' },
    clock: { kind: 'clock', from: '06:00', to: '18:00' },
    light: { kind: 'light', is: 'day' },
    sensor: { kind: 'sensor', sensor: 'temperature', is: 'above', limit: 20, hysteresis: 0, hold_minutes: 0 },
    every: { kind: 'every', minutes: 720 },
  }
  const asks = Object.values(all).filter((when) => {
    const block = { id: 'a', channel: 'a', when, level: 100, for_minutes: null }
    const program = ModeProgram.parse({ day: { from: '06:00', to: '18:00' }, blocks: [block] })
    const levels = Array.from({ length: 24 }, (_, hour) => {
      const now = new Date(Date.UTC(2026, 10, 22, hour, 30))
      const channels = [{ slug: 'a', has_level: true, most_on_minutes: null }]
      return decide(program, channels, { now, inputs: { temperature: 25 } }, freshMemory()).levels.a?.level
    })
    // What acts in the first minute of an interval acts in none of the half hours.
    return new Set(levels).size > 1 || levels[0] === 0
  })
  const [, said = ''] = /\*\*Without the time\*\*.*?: blocks of (.*?) and those with `only` rest/.exec(prose) ?? []
  expect([...said.matchAll(/`(\w+)`/g)].map(([, kind]) => kind)).toEqual(asks.map(({ kind }) => kind))
})

test('the main loop speaks in the order in which our robot does', async () => {
  const server = aServer()
  const spoken: string[] = []
  for (const one of ['events', 'hello', 'telemetry', 'commands'] as const) {
    const way = server.way as Record<typeof one, (...all: never[]) => Promise<unknown>>
    const says = way[one]
    way[one] = (...all) => {
      spoken.push(one === 'telemetry' ? 'readings' : one)
      return says(...all)
    }
  }
  const { pass } = await aRobot({}, server)
  await pass(1)
  const [, loop = ''] = /\*\*The main loop\.\*\*.*?```text\n(.*?)```/s.exec(document) ?? []
  expect([...loop.matchAll(/^ +\d\. (\w+)/gm)].map(([, what]) => what)).toEqual([...new Set(spoken)])
})

test('each reason that the site is said to have words for has them', () => {
  const reasonsAfter = (sentence: string) => {
    const said = prose.slice(prose.indexOf(sentence) + sentence.length)
    return [...said.slice(0, said.search(/;|, and the causes/)).matchAll(/`(\w+)`/g)].map(([, reason = '']) => reason)
  }
  const isBare = (words: string | null) => words?.startsWith('O robô disse')
  const ofCommands = ['unknown_command', ...reasonsAfter('Reasons that the site has words for are that one,')]
  expect(ofCommands).toContain('hash')
  expect(ofCommands.filter((one) => isBare(reasonInWords(one)))).toEqual([])
  const causes = ['power', 'brownout', 'watchdog', 'crash', 'update', 'restart']
  const ofFirmware = [...reasonsAfter('Reasons of `firmware` with words are'), ...causes]
  expect(ofFirmware).toContain('sha256')
  expect(ofFirmware.filter((one) => isBare(failureInWords(one)))).toEqual([])
})
