import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { freezeAt, now, renderAt, unfreeze } from './clock.ts'

const machine = new Date('2026-11-21T15:00:00Z')
const monthLater = new Date('2026-12-21T15:00:00Z')

afterEach(() => {
  freezeAt(0)
  unfreeze()
  vi.useRealTimers()
})

const atMachineTime = () => vi.useFakeTimers({ now: machine, toFake: ['Date'] })

test('a page is rendered at one moment; afterwards, or after an error, the machine’s time is back', () => {
  atMachineTime()
  expect(renderAt(new Date(monthLater.getTime() + 59_999), now)).toEqual(monthLater)
  expect(now()).toEqual(machine)
  expect(() =>
    renderAt(monthLater, () => {
      throw new Error('broken')
    }),
  ).toThrow('broken')
  expect(now()).toEqual(machine)
})

test('a browser hydrates a page at the moment of its rendering, and its clock is never earlier', () => {
  atMachineTime()
  freezeAt(monthLater.getTime())
  expect(now()).toEqual(monthLater)
  unfreeze()
  expect(now()).toEqual(monthLater)
  vi.setSystemTime(new Date('2027-01-01T00:00:00Z'))
  expect(now()).toEqual(new Date('2027-01-01T00:00:00Z'))
})

test('rendering code uses this clock, never the machine’s', () => {
  const drawn = globSync(['app/**/*.tsx', 'app/**/components/*.ts', 'app/shared/*.ts'])
    .filter((file) => !/\.test\.|shared\/clock\.ts$/.test(file))
    // Seconds until a mail may be sent again: counted by the machine from the click on.
    .filter((file) => !file.endsWith('resend-form.tsx'))
  const asking = drawn.filter((file) => /new Date\(\)|Date\.now\(\)/.test(readFileSync(file, 'utf8')))
  expect(drawn.length).toBeGreaterThan(300)
  expect(asking).toEqual([])
})
