import { describe, expect, test } from 'vitest'
import {
  dayAhead,
  dayKey,
  daysBetween,
  formatDay,
  formatDayTime,
  formatFull,
  formatNumericDay,
  fromSaoPauloTime,
} from './dates.ts'
import { formatRelative, formatRelativeDay } from './relative-time.ts'

const now = new Date('2026-11-21T17:05:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test('days are written as people read them', () => {
  expect(formatDay('2026-11-21T12:00:00Z', now)).toBe('sáb, 21 de nov')
  expect(formatDay('2025-11-21T12:00:00Z', now)).toBe('sex, 21 de nov de 2025')
  expect(formatNumericDay('2026-11-21T12:00:00Z')).toBe('21/11/2026')
  expect(formatDayTime(now, now)).toBe('sáb, 21 de nov, 14:05')
  expect(formatFull(now)).toBe('sábado, 21 de novembro de 2026 às 14:05')
})

test('a day that comes is said by its weekday while that is clear', () => {
  const inDays = (days: number) => dayAhead(new Date(now.getTime() + days * 86_400_000), now)
  expect([0, 1, 2, 5, 6, 7, -1].map(inDays)).toEqual([
    ...['hoje às 14:05', 'amanhã', 'na segunda', 'na quinta', 'na sexta', 'no sáb, 28 de nov', 'na sex, 20 de nov'],
  ])
  expect(dayAhead('2026-11-28', '2026-11-23')).toBe('no sábado')
})

test('the day is the one of São Paulo, not of Greenwich', () => {
  expect(dayKey('2026-11-21T02:59:00Z')).toBe('2026-11-20')
  expect(dayKey('2026-11-21T03:00:00Z')).toBe('2026-11-21')
  expect(dayKey('2026-11-21')).toBe('2026-11-21')
  expect(formatNumericDay('2026-11-21')).toBe('21/11/2026')
})

test('days between count midnights', () => {
  expect(daysBetween('2026-11-20T23:00:00-03:00', '2026-11-21T01:00:00-03:00')).toBe(1)
  expect(daysBetween('2026-11-21', '2026-11-14')).toBe(-7)
  expect(daysBetween('2026-02-10', '2026-11-21')).toBe(284)
})

describe('relative time', () => {
  test.each([
    [0.3, 'agora'],
    [1, 'há 1 minuto'],
    [5, 'há 5 minutos'],
    [60, 'há 1 hora'],
    [180, 'há 3 horas'],
    [60 * 20, 'ontem'],
    [60 * 24 * 3, 'há 3 dias'],
    [60 * 24 * 8, 'sex, 13 de nov'],
    [-0.9, 'agora'],
    [-30, 'em 30 minutos'],
    [-60 * 24, 'amanhã'],
  ])('%d minutes ago is %s', (minutes, words) => {
    expect(formatRelative(ago(minutes), now)).toBe(words)
  })

  test('an evening is named by its day in São Paulo, where the next day has begun in UTC', () => {
    const evening = '2026-11-21T23:30:00-03:00'
    expect(formatRelative(evening, '2026-11-22T06:00:00-03:00')).toBe('ontem')
    expect(formatRelativeDay(evening, '2026-11-21T23:59:00-03:00')).toBe('hoje')
    expect(formatRelativeDay(evening, '2026-11-22T00:01:00-03:00')).toBe('ontem')
    expect(formatRelative('2026-11-21T00:01:00-03:00', '2026-11-21T23:59:00-03:00')).toBe('hoje')
  })

  test('things with a day and no hour', () => {
    expect(formatRelativeDay('2026-11-21', now)).toBe('hoje')
    expect(formatRelativeDay('2026-11-23', now)).toBe('em 2 dias')
    expect(formatRelativeDay('2026-10-01', now)).toBe('qui, 1 de out')
  })
})

test('São Paulo local time is parsed, with the daylight saving time of the past', () => {
  const moment = (shown: string) => fromSaoPauloTime(shown).toISOString()
  expect(moment('2026-12-31T23:30')).toBe('2027-01-01T02:30:00.000Z')
  expect(moment('2018-12-31T23:30')).toBe('2019-01-01T01:30:00.000Z')
  expect(moment('2018-12-31T23:30:15')).toBe('2019-01-01T01:30:15.000Z')
  expect(moment('2018-07-01T23:30')).toBe('2018-07-02T02:30:00.000Z')
})
