import { expect, test } from 'vitest'
import { arrivalIfPaid, arrivalOf } from './arrival.model.ts'
import { arrivalInWords, ifPaidInWords } from './arrival.words.ts'

const saturday = new Date('2026-11-21T15:00:00Z')
const promised = { state: 'pago', paid_at: saturday, days: { days_min: 3, days_max: 5 } } as const

test('the promise counts working days from payment, over weekends and holidays, until it came', () => {
  expect(arrivalOf(promised)).toEqual({ from: '2026-11-25', to: '2026-11-27' })
  expect(arrivalOf({ ...promised, paid_at: new Date('2026-12-23T15:00:00Z') })).toEqual({
    from: '2026-12-29',
    to: '2026-12-31',
  })
  expect(arrivalOf({ ...promised, state: 'entregue' })).toBe(null)
  expect(arrivalOf({ ...promised, paid_at: null })).toBe(null)
  expect(arrivalOf({ ...promised, days: { days_min: null, days_max: null } })).toBe(null)
})

test('it is said as one says it, and once it is over that it should have come', () => {
  const said = (from: string, to: string, today = '2026-11-21') => arrivalInWords({ from, to }, today)
  expect(said('2026-12-03', '2026-12-07')).toBe('Chega entre 3 e 7 de dezembro')
  expect(said('2026-11-28', '2026-12-02')).toBe('Chega entre 28 de novembro e 2 de dezembro')
  expect(said('2026-12-03', '2026-12-03')).toBe('Chega em 3 de dezembro')
  expect(said('2026-12-03', '2026-12-07', '2026-12-07')).toBe('Chega entre 3 e 7 de dezembro')
  expect(said('2026-12-03', '2026-12-07', '2026-12-08')).toBe('Devia ter chegado até 7 de dezembro')
})

test('what waits to be paid says when it would come; what is paid does not', () => {
  const waiting = { ...promised, state: 'aguardando_pagamento' } as const
  const would = arrivalIfPaid(waiting, saturday)
  expect(would).toEqual({ from: '2026-11-25', to: '2026-11-27' })
  expect(would && ifPaidInWords(would, '2026-11-21')).toBe('Se pagar hoje, chega entre 25 e 27 de novembro')
  expect(arrivalIfPaid(promised, saturday)).toBeNull()
})
