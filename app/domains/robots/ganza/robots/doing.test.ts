import { expect, test } from 'vitest'
import { actingNow, doingInWords, nextInWords } from './doing.words.ts'
import { turnOf } from './targets-at.model.ts'

const channel = (name: string, level: number | null, has_level = true) => ({ name, level, has_level })
const nameOf = (slug: string) => ({ luz: 'Luz', fita: 'Fita UV' })[slug] ?? slug

test('what it does is one sentence, of what it told of', () => {
  const said = (...channels: ReturnType<typeof channel>[]) => doingInWords(channels).replaceAll('\u00a0', ' ')
  expect(said(channel('Luz', 100), channel('Exaustor', 90), channel('Bomba', 1, false))).toBe(
    'Liga luz, exaustor em 90 % e bomba',
  )
  expect(said(channel('Luz', 0), channel('Bomba', null))).toBe('Deixa tudo desligado')
  expect(said(channel('Luz', null))).toBe('Ainda não disse o que faz')
})

test('what comes next is when its day ends or begins, and what that switches', () => {
  const light = (id: string, slug: string) => ({
    ...{ id, channel: slug, level: 80, for_minutes: null },
    when: { kind: 'light', is: 'day' } as const,
  })
  const program = { day: { from: '06:00', to: '18:00' }, blocks: [light('a', 'luz')] }
  const noon = new Date('2026-11-21T15:00:00Z')
  const night = new Date('2026-11-22T01:00:00Z')
  const said = (of: Parameters<typeof turnOf>[0], at: Date) => {
    const next = turnOf(of, at)
    return next && nextInWords(next, nameOf)
  }
  expect(said(program, noon)).toBe('Luz apaga às 18:00')
  expect(said(program, night)).toBe('Luz acende às 06:00')
  expect(said({ ...program, blocks: [light('a', 'luz'), light('b', 'fita')] }, noon)).toBe(
    'Luz e fita UV apagam às 18:00',
  )
  expect(said({ ...program, blocks: [] }, noon)).toBe('A noite do modo começa às 18:00')
  expect(said({ ...program, day: { from: '06:00', to: '06:00' } }, noon)).toBe(null)
  expect(said({ ...program, day: null }, noon)).toBe(null)
})

test('why is told of what acts against a reading, not of what is off', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute))
  const changed = (slug: string, level: number, minute: number, why: object, by = 'mode') => ({
    ...{ slug, level, by },
    last: { level, by, at: at(minute), why: { rule: null, inputs: {}, ...why } },
  })
  const fan = changed('exaustor', 70, 1, { rule: 'Quando…', inputs: { humidity: 62 } })
  const light = changed('luz', 100, 5, { rule: 'De dia…' })
  const heater = changed('aquecedor', 0, 9, { inputs: { temperature: 24 } })
  const said = (...channels: object[]) => actingNow(channels as Parameters<typeof actingNow>[0])?.channel.slug
  expect(said(heater, light, fan)).toBe('exaustor')
  expect(said(heater, light)).toBe('luz')
  expect(said(heater, light, changed('bomba', 100, 2, {}, 'manual'))).toBe('bomba')
  expect(said(heater)).toBe('aquecedor')
  expect(said()).toBe(undefined)
})
