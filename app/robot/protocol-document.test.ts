import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { commandKinds } from '#domains/robots/control/commands/command.kinds.ts'
import { RobotCommand } from '#domains/robots/control/commands/commands.schemas.ts'
import { decide, freshMemory } from '#domains/robots/control/modes/mode-engine.model.ts'
import { hashOfProgram } from '#domains/robots/control/modes/mode-hash.secrets.ts'
import { ModeProgram } from '#domains/robots/control/modes/mode-program.schemas.ts'
import { RobotHello } from '#domains/robots/control/shadow/hello.schemas.ts'
import { Told } from '#domains/robots/devices/events/told.schemas.ts'
import { batchOf } from '#domains/robots/telemetry/ingest/read-batch.model.ts'

/** docs/robot-protocol.md, by which robots are built that never see this code. */
const document = readFileSync(new URL('../../docs/robot-protocol.md', import.meta.url), 'utf8')

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
  expect(vectors).toHaveLength(11)
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
