import { expect, test } from 'vitest'
import { actingNow, endInWords, idleInWords, nextInWords, stateInWords, turning } from './doing.words.ts'
import { turnOf } from './targets-at.model.ts'

const nameOf = (slug: string) => ({ luz: 'Luz', fita: 'Fita UV' })[slug] ?? slug

test('where nothing is on, that is what it does, of what it told of', () => {
  expect(idleInWords([{ level: 0 }, { level: null }])).toBe('Deixa tudo desligado')
  expect(idleInWords([{ level: null }])).toBe('Ainda não disse o que faz')
})

test('a channel is as its word is, and what ends that is said', () => {
  const luz = { name: 'Luz', kind: 'lamp', level: 100, has_level: true, by: 'mode', manual: null, ends: null } as const
  const sensors = [{ key: 'humidity', name: 'Umidade', unit: '%' }]
  const said = (one: Parameters<typeof endInWords>[0]) =>
    [stateInWords(one), endInWords(one, sensors)].join('; ').replaceAll('\u00a0', ' ')
  const reading = (is: 'above' | 'below', level = 0) =>
    ({ by: 'reading', sensor: 'humidity', is, value: 60, level }) as const
  const wet = { ...luz, name: 'Umidificador', kind: 'humidifier', has_level: false } as const
  expect(said({ ...luz, ends: { by: 'clock', at: '18:00', level: 0 } })).toBe('ligada; apaga às 18:00')
  expect(said({ ...luz, level: 0, ends: { by: 'clock', at: '06:00', level: 80 } })).toBe('desligada; acende às 06:00')
  expect(said({ ...luz, ends: { by: 'clock', at: '20:00', level: 40 } })).toBe('ligada; vai a 40 % às 20:00')
  expect(said({ ...wet, ends: reading('above') })).toBe('ligado; até a umidade chegar a 60 %')
  expect(said({ ...wet, level: 0, ends: reading('below', 100) })).toBe(
    'desligado; liga quando a umidade ficar abaixo de 60 %',
  )
  expect(said({ ...wet, by: 'manual', manual: { level: 100, until: '2026-11-21T15:10:00Z' } })).toBe(
    'ligado; até 12:10',
  )
  expect(said({ ...wet, by: 'manual', manual: { level: 100, until: null } })).toBe('ligado; até você voltar ao modo')
  // Told to stop, and still on: the end of that order is not the end of being on.
  expect(said({ ...wet, by: 'manual', manual: { level: 0, until: '2026-11-21T15:10:00Z' } })).toBe('ligado; ')
  expect(said({ ...luz, level: 80 })).toBe('ligada em 80 %; ')
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

test('what is off by now is not said to go out, nor what is on to be lit', () => {
  const next = { to: 'night', at: '18:00', channels: ['luz', 'fita'] } as const
  const of = (to: 'day' | 'night', luz: number | null) =>
    turning({ ...next, to, channels: [...next.channels] }, [
      { slug: 'luz', level: luz },
      { slug: 'fita', level: 0 },
    ])?.channels
  expect([of('night', 80), of('night', 0), of('day', 80), of('day', null)]).toEqual([
    ['luz'],
    undefined,
    ['fita'],
    ['luz', 'fita'],
  ])
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
