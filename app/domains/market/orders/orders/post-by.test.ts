import { expect, test } from 'vitest'
import { addDays } from '#shared/days.ts'
import { lateIfPaidBefore, postByOf } from './post-by.model.ts'
import { postByInWords } from './post-by.words.ts'

const noonOf = (day: string) => new Date(`${day}T15:00:00Z`)
const paid = (day: string) => ({ state: 'pago', paid_at: noonOf(day), to_send: 1, ready_at: null }) as const

test('a store posts within two working days of payment, as long as something is to be posted', () => {
  expect(postByOf(paid('2026-11-26'))).toBe('2026-11-30')
  expect(postByOf(paid('2026-11-28'))).toBe('2026-12-01')
  expect(postByOf({ ...paid('2026-11-26'), to_send: 0 })).toBe(null)
  expect(postByOf({ ...paid('2026-11-26'), ready_at: noonOf('2026-11-27') })).toBe(null)
  expect(postByOf({ ...paid('2026-11-26'), state: 'enviado' })).toBe(null)
})

test('late by the moment of payment is late by the day of posting, over holidays too', () => {
  for (let today = '2026-12-15'; today < '2027-03-01'; today = addDays(today, 1)) {
    const before = lateIfPaidBefore(noonOf(today))
    for (let back = 0; back < 12; back++) {
      const day = addDays(today, -back)
      expect(noonOf(day) < before, `paid ${day}, seen ${today}`).toBe((postByOf(paid(day)) ?? '') < today)
    }
  }
})

test('the day is said as one says it, and once it is over how long ago', () => {
  const said = (post_by: string, picks_up = false) => postByInWords({ post_by, picks_up }, '2026-11-28')
  expect(said('2026-11-30')).toBe('Postar até seg, 30 de nov')
  expect(said('2026-11-28')).toBe('Postar hoje')
  expect(said('2026-11-27')).toBe('Atrasado há 1 dia')
  expect(said('2026-10-07')).toBe('Atrasado há 52 dias')
  expect(said('2026-11-30', true)).toBe('Deixar pronto até seg, 30 de nov')
})
