import { expect, test } from 'vitest'
import { trackOf } from './track.view.ts'

const day = (at: string) => new Date(`${at}T15:00:00Z`)
const freight = { name: 'Entrega da loja', days_min: 3, days_max: 5, note: '' }
const paid = {
  town: 'Curitiba/PR',
  ...({ state: 'pago', delivery: 'nada', freight, paid_at: day('2026-11-21'), sent_at: null, ready_at: null } as const),
  ...{ delivered_at: null, picks_up: false, post_by: '2026-11-24', events: [], dispatches: [] },
  arrives: { from: '2026-11-25', to: '2026-11-27' },
}
const doneOf = (order: Parameters<typeof trackOf>[0]) => trackOf(order)?.map(({ done }) => done)

test('from payment to the door: what is done with its day, what is not with the day promised', () => {
  expect(trackOf(paid)).toMatchObject([
    { label: 'Pago', done: true, at: paid.paid_at },
    { label: 'Separação', done: false },
    { label: 'Envio', done: false, by: '2026-11-24' },
    { label: 'Chegada', done: false, by: '2026-11-27' },
  ])
  expect(doneOf({ ...paid, state: 'enviado', delivery: 'enviado', sent_at: day('2026-11-23') })).toEqual([
    ...[true, true, true, false],
  ])
  expect(doneOf({ ...paid, state: 'entregue', delivery: 'entregue', delivered_at: day('2026-11-26') })).toEqual([
    ...[true, true, true, true],
  ])
  expect(trackOf({ ...paid, picks_up: true, ready_at: day('2026-11-22') })?.[2]).toMatchObject({
    label: 'Pronto',
    done: true,
  })
})

test('of what was sent in part the step says when a part went and that the rest follows', () => {
  const dispatches = [{ posted_on: '2026-11-22' }, { posted_on: '2026-11-23' }]
  const part = { ...paid, state: 'em_separacao', delivery: 'enviado_em_parte', dispatches } as const
  expect(trackOf(part)?.[2]).toMatchObject({ label: 'Envio', done: false, part: '2026-11-23' })
  expect(trackOf(paid)?.[2]).toMatchObject({ part: null })
})

test("a subscription's box is followed as any parcel, though no freight was chosen for it", () => {
  expect(doneOf({ ...paid, freight: null, arrives: null })).toEqual([true, false, false, false])
})

test('nothing is tracked of what is not sent, not paid or called off', () => {
  expect(trackOf({ ...paid, freight: null, town: null })).toBe(null)
  expect(trackOf({ ...paid, state: 'aguardando_pagamento', paid_at: null })).toBe(null)
  expect(trackOf({ ...paid, state: 'cancelado' })).toBe(null)
})
