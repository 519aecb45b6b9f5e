import { expect, test } from 'vitest'
import { withCorrectedTimes } from './phone-clock.model.ts'

const now = new Date('2026-11-21T15:00:00.000Z')
const noted = (moment: string) => ({ queued_at: moment, happened_at: moment })

test('a clock that is right, or off by the way to the server, moves nothing', () => {
  const act = noted('2026-11-21T12:00:00.000Z')
  for (const clock of ['2026-11-21T15:00:00.000Z', '2026-11-21T14:58:30.000Z', null])
    expect(withCorrectedTimes(act, clock, now)).toEqual(act)
})

test('an hour ahead or a year behind: what the phone put down by itself moves, what was typed does not', () => {
  expect(withCorrectedTimes(noted('2026-11-21T15:50:00.000Z'), '2026-11-21T16:00:00.000Z', now)).toEqual(
    noted('2026-11-21T14:50:00.000Z'),
  )
  expect(withCorrectedTimes(noted('2025-11-21T12:00:00.000Z'), '2025-11-21T15:00:00.000Z', now)).toEqual(
    noted('2026-11-21T12:00:00.000Z'),
  )
  const typed = { queued_at: '2026-11-21T15:50:00.000Z', happened_at: '2026-11-20T09:00' }
  expect(withCorrectedTimes(typed, '2026-11-21T16:00:00.000Z', now)).toMatchObject({ happened_at: '2026-11-20T09:00' })
})

test('set right in between, what lies ahead is of now', () => {
  expect(withCorrectedTimes(noted('2026-11-22T15:00:00.000Z'), '2026-11-21T15:00:00.000Z', now)).toEqual(
    noted(now.toISOString()),
  )
})
