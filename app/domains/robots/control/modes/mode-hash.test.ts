import { expect, test } from 'vitest'
import { canonicalJson } from '#shared/canonical-json.ts'
import { hashOfProgram } from './mode-hash.secrets.ts'
import { ModeProgram } from './mode-program.schemas.ts'

test('canonical JSON sorts keys and has no spaces', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: 1.5, e: undefined })).toBe(
    '{"a":1.5,"b":[1,{"c":"x","d":null}]}',
  )
})

test('the hash of a program does not depend on the order of its keys', () => {
  const program = ModeProgram.parse({ blocks: [{ id: 'a', channel: 'luz', level: 10, when: { kind: 'always' } }] })
  const turned = { ...program, blocks: program.blocks.map((one) => Object.fromEntries(Object.entries(one).reverse())) }
  expect(hashOfProgram(turned as ModeProgram)).toBe(hashOfProgram(program))
})

test('the hash of the empty program is known to every robot', () => {
  expect(canonicalJson(ModeProgram.parse({}))).toBe('{"blocks":[],"day":null,"format":1,"targets":{}}')
  expect(hashOfProgram(ModeProgram.parse({}))).toBe('d45ef231fb7bc0a27ba779a22e7e9d3f3f9fb00c7ea797d68a2574597b535c90')
})
