import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/days.ts'
import { datesAhead, earlyDays, nextDay } from './next-day.model.ts'
import { fieldsOf, ruleOf } from './repeat.form.ts'
import type { Rule } from './rule.kinds.ts'
import { hasNamedDays, namedDayAfter, RRule, readRule, storedRule, writeRule } from './rule.model.ts'
import { ruleWords } from './rule.words.ts'

const next = (text: string, planned: string, acted: string, more = {}) =>
  nextDay(storedRule(text), { planned, acted, ...more })

test('every n days counts from the act, early or late', () => {
  expect(next('FREQ=DAILY;INTERVAL=3', '2026-11-21', '2026-11-21')).toBe('2026-11-24')
  expect(next('FREQ=DAILY;INTERVAL=3', '2026-11-21', '2026-11-20')).toBe('2026-11-23')
  expect(next('FREQ=DAILY;INTERVAL=3', '2026-11-01', '2026-11-21')).toBe('2026-11-24')
  expect(next('FREQ=WEEKLY', '2026-11-21', '2026-11-23')).toBe('2026-11-30')
  expect(next('FREQ=MONTHLY', '2026-01-31', '2026-01-31')).toBe('2026-02-28')
})

test('a date done well ahead does not come again', () => {
  expect(next('FREQ=DAILY;INTERVAL=3', '2026-11-24', '2026-11-21')).toBe('2026-11-27')
  expect(next('FREQ=WEEKLY;BYDAY=MO', '2026-11-23', '2026-11-22')).toBe('2026-11-30')
})

test('named days: the first one after the act', () => {
  expect(next('FREQ=WEEKLY;BYDAY=MO,TH', '2026-11-16', '2026-11-18')).toBe('2026-11-19')
  expect(next('FREQ=MONTHLY;BYMONTHDAY=1', '2026-11-01', '2026-11-21')).toBe('2026-12-01')
  expect(next('FREQ=MONTHLY;BYMONTHDAY=31', '2026-01-31', '2026-02-02')).toBe('2026-03-31')
  expect(next('FREQ=MONTHLY;BYDAY=1MO', '2026-11-02', '2026-11-21')).toBe('2026-12-07')
  expect(next('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', '2026-11-09', '2026-11-10')).toBe('2026-11-23')
})

test('days left out are stepped over; UNTIL and COUNT end it', () => {
  expect(next('FREQ=DAILY;INTERVAL=3', '2026-11-21', '2026-11-21', { exdates: ['2026-11-24'] })).toBe('2026-11-27')
  expect(next('FREQ=DAILY;INTERVAL=3;UNTIL=20261123', '2026-11-21', '2026-11-21')).toBeNull()
  expect(next('FREQ=DAILY;COUNT=2', '2026-11-21', '2026-11-21', { times: 1 })).toBe('2026-11-22')
  expect(next('FREQ=DAILY;COUNT=2', '2026-11-22', '2026-11-22', { times: 2 })).toBeNull()
})

test('half an interval before its date an act counts', () => {
  expect(earlyDays(storedRule('FREQ=DAILY'), '2026-11-21')).toBe(0)
  expect(earlyDays(storedRule('FREQ=DAILY;INTERVAL=3'), '2026-11-21')).toBe(1)
  expect(earlyDays(storedRule('FREQ=WEEKLY;BYDAY=MO'), '2026-11-23')).toBe(3)
  expect(earlyDays(null, '2026-11-21')).toBe(2)
})

test('of uneven days each is early by half of the way from the one before', () => {
  const working = storedRule('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR')
  expect(earlyDays(working, '2026-11-20')).toBe(0)
  expect(earlyDays(working, '2026-11-23')).toBe(1)
  const two = storedRule('FREQ=WEEKLY;BYDAY=MO,TU')
  expect([earlyDays(two, '2026-11-23'), earlyDays(two, '2026-11-24')]).toEqual([3, 0])
  const fortnight = storedRule('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH')
  expect([earlyDays(fortnight, '2026-11-23'), earlyDays(fortnight, '2026-11-26')]).toEqual([5, 1])
  expect(earlyDays(storedRule('FREQ=MONTHLY;BYMONTHDAY=1,6'), '2026-11-06')).toBe(2)
  expect(earlyDays(storedRule('FREQ=MONTHLY;BYMONTHDAY=1,6'), '2026-11-01')).toBe(13)
  expect(earlyDays(storedRule('FREQ=MONTHLY;BYMONTHDAY=31'), '2026-10-31')).toBe(30)
})

const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days))
const rules: fc.Arbitrary<Rule> = fc
  .record({
    freq: fc.constantFrom('DAILY' as const, 'WEEKLY' as const, 'MONTHLY' as const),
    interval: fc.integer({ min: 1, max: 12 }),
    days: fc.uniqueArray(fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'), { maxLength: 7 }),
    monthDays: fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { maxLength: 3 }),
  })
  .map(({ freq, interval, days, monthDays }) => ({
    freq,
    interval,
    byday: freq === 'WEEKLY' ? days : [],
    bymonthday: freq === 'MONTHLY' ? monthDays : [],
    until: null,
    count: null,
  }))

test('the next date is always after the act and after the date done, whatever the rule', () => {
  fc.assert(
    fc.property(rules, day, fc.integer({ min: -40, max: 400 }), (rule, planned, late) => {
      const acted = addDays(planned, late)
      const answer = nextDay(rule, { planned, acted })
      if (answer === null) return rule.bymonthday.length > 0
      return answer > acted && answer > planned
    }),
    { numRuns: 400 },
  )
})

test('the next date follows from the act alone: no clock is asked, the same act has the same next date', () => {
  fc.assert(
    fc.property(rules, day, day, (rule, planned, acted) => {
      expect(nextDay(rule, { planned, acted })).toBe(nextDay(rule, { planned, acted }))
    }),
    { numRuns: 100 },
  )
})

test('a series begun long ago names the same days, without being gone through from its beginning', () => {
  fc.assert(
    fc.property(rules, day, fc.integer({ min: 0, max: 3000 }), (rule, from, later) => {
      if (!hasNamedDays(rule)) return
      const after = addDays(from, later)
      const whole = new RRule({ ...RRule.parseString(writeRule(rule)), dtstart: new Date(from) })
      const first = whole.between(new Date(after), new Date(addDays(after, 3660)))[0]
      expect(namedDayAfter(rule, from, after)).toBe(first?.toISOString().slice(0, 10) ?? null)
    }),
    { numRuns: 150 },
  )
})

/** What this thread has reckoned, ms: another program beside it makes it no longer. */
function cpuMs() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

test('two hundred tasks of long ago or of far ahead keep nobody waiting', () => {
  const started = cpuMs()
  for (let i = 0; i < 200; i++) {
    expect(next('FREQ=DAILY', '1900-01-01', '2026-11-21')).toBe('2026-11-22')
    expect(next('FREQ=DAILY', '2200-12-30', '2026-11-21')).toBe('2200-12-31')
    expect(next('FREQ=WEEKLY;BYDAY=MO', '1900-01-01', '2026-11-21')).toBe('2026-11-23')
  }
  expect(cpuMs() - started).toBeLessThan(2000)
})

test('dates ahead lie after the due date and within the window, in order', () => {
  const rule = storedRule('FREQ=DAILY;INTERVAL=7')
  expect(datesAhead(rule, { due: '2026-11-21', today: '2026-11-21', to: '2026-12-10' })).toEqual([
    '2026-11-28',
    '2026-12-05',
  ])
  // Overdue: projected from today, the earliest day on which it can be done.
  expect(datesAhead(rule, { due: '2026-11-01', today: '2026-11-21', to: '2026-12-01' })).toEqual(['2026-11-28'])
  expect(datesAhead(null, { due: '2026-11-21', today: '2026-11-21', to: '2027-11-21' })).toEqual([])
})

test('only days, weeks and months are kept; the rest is refused in words', () => {
  for (const text of [
    'FREQ=HOURLY',
    'FREQ=YEARLY',
    'FREQ=DAILY;BYHOUR=8',
    'FREQ=DAILY;INTERVAL=0',
    'INTERVAL=2',
    'x',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=DAILY;COUNT=2;UNTIL=20270101',
    'FREQ=WEEKLY;BYMONTHDAY=3',
    'FREQ=DAILY;UNTIL=20261231T999999Z',
    'FREQ=DAILY;UNTIL=20260230',
  ])
    expect(readRule(text), text).toHaveProperty('refused')
  expect(readRule('FREQ=MONTHLY;BYMONTHDAY=31;INTERVAL=2')).not.toHaveProperty('refused')
  // 1 a.m. in UTC is still the evening before in São Paulo.
  expect(readRule('FREQ=DAILY;UNTIL=20261122T010000Z')).toMatchObject({ until: '2026-11-21' })
})

test('a rule that never comes has no next date', () => {
  expect(namedDayAfter(storedRule('FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31'), '2026-02-10', '2026-02-10')).toBeNull()
})

test('a rule whose days never meet is known at once', () => {
  const started = cpuMs()
  const from = '2026-02-28'
  for (const text of [
    'FREQ=DAILY;INTERVAL=7;BYDAY=MO',
    'FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1',
    'FREQ=MONTHLY;BYDAY=1MO,-1TU;BYMONTHDAY=20',
    'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=30',
  ])
    expect(namedDayAfter(storedRule(text), from, from), text).toBeNull()
  expect(cpuMs() - started).toBeLessThan(500)
  for (const [text, day] of [
    ['FREQ=DAILY;INTERVAL=7;BYDAY=SA', '2026-03-07'],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '2026-03-13'],
    ['FREQ=MONTHLY;BYDAY=-1MO;BYMONTHDAY=25', '2026-05-25'],
    ['FREQ=MONTHLY;BYDAY=5SU;BYMONTHDAY=-1', '2026-05-31'],
  ] as const)
    expect(namedDayAfter(storedRule(text), from, from), text).toBe(day)
})

test('the form says the rule and the rule says the form', () => {
  for (const text of [
    'FREQ=DAILY;INTERVAL=3',
    'FREQ=WEEKLY;BYDAY=MO,TH',
    'FREQ=MONTHLY;BYMONTHDAY=1',
    'FREQ=DAILY;UNTIL=20270101',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA',
    'FREQ=DAILY;COUNT=4',
  ])
    expect(ruleOf(fieldsOf(text))).toBe(text)
  expect(ruleOf(fieldsOf(null))).toBeNull()
  expect(writeRule(storedRule('RRULE:freq=daily;interval=1'))).toBe('FREQ=DAILY')
})

test('words for the rule', () => {
  const words = (text: string | null) => ruleWords(text === null ? null : storedRule(text))
  expect(words(null)).toBe('não repete')
  expect(words('FREQ=DAILY')).toBe('todo dia')
  expect(words('FREQ=DAILY;INTERVAL=3')).toBe('a cada 3 dias')
  expect(words('FREQ=WEEKLY;BYDAY=TH,MO')).toBe('toda segunda e quinta')
  expect(words('FREQ=WEEKLY;BYDAY=SA')).toBe('todo sábado')
  expect(words('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR')).toBe('de segunda a sexta')
  expect(words('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO')).toBe('a cada 2 semanas, segunda')
  expect(words('FREQ=MONTHLY;BYMONTHDAY=1')).toBe('todo dia 1')
  expect(words('FREQ=MONTHLY;BYMONTHDAY=-1')).toBe('todo último dia do mês')
  expect(words('FREQ=MONTHLY;BYDAY=1MO')).toBe('todo mês, na 1ª segunda')
  expect(words('FREQ=DAILY;COUNT=4')).toBe('todo dia, 4 vezes')
})
