import { expect, test } from 'vitest'
import type { CupNow } from '#domains/contest/editions/editions/cup-editions.schemas.ts'
import type { OwnEnrolment } from '#domains/learning/enrolment/enrolments/enrolments.schemas.ts'
import type { OrderCard } from '#domains/market/orders/orders/orders.schemas.ts'
import type { DeviceCard } from '#domains/robots/devices/devices/devices.schemas.ts'
import { courseLine, cupLine, orderLine, robotsLine } from './house-lines.view.ts'

const robot = (name: string, status: DeviceCard['status']) =>
  ({ name, status, ganza_serial_number: 'GZ-1' }) as DeviceCard
const order = (uuid: string, state: OrderCard['state'], rest: Partial<OrderCard> = {}) =>
  ({ uuid, state, title: 'Lâmpada', kinds: 1, arrives: null, subscription: null, ...rest }) as OrderCard
const course = (slug: string, done: number, rest: Partial<OwnEnrolment> = {}) =>
  ({
    ...{ slug, title: slug, open: true, next: { slug: 'aula', title: 'Aula' } },
    progress: { done, total: 9, percent: 0, newer: 0, finished_at: null, complete: false },
    ...rest,
  }) as OwnEnrolment

test('of robots those are named that something is with; none has no line', () => {
  expect(robotsLine([], 0)).toEqual([])
  expect(robotsLine([robot('Tenda', 'online')], 1)).toMatchObject([
    { title: 'Tenda', text: 'Conectado', to: '/ganza/GZ-1' },
  ])
  const two = [robot('Tenda', 'online'), robot('Estufa', 'offline')]
  expect(robotsLine(two, 2)).toMatchObject([{ title: '2 robôs', text: 'Estufa: sem contato', to: '/ganza' }])
})

test('an order has a line until it is there, with the days in which it comes', () => {
  const arrives = { from: '2026-12-03', to: '2026-12-07' }
  const all = [order('a', 'concluido'), order('b', 'enviado', { arrives, kinds: 3 }), order('c', 'cancelado')]
  expect(orderLine(all, '2026-11-28')).toMatchObject([
    { title: 'Lâmpada e\u00a0mais\u00a02', text: 'Enviado. Chega entre 3 e 7 de dezembro', to: '/pedidos/b' },
  ])
  expect(orderLine([order('d', 'pago'), ...all], '2026-11-28')).toMatchObject([
    { title: '2 pedidos em andamento', text: 'Lâmpada: Pago', to: '/pedidos' },
  ])
  expect(orderLine([order('a', 'concluido')], '2026-11-28')).toEqual([])
  expect(orderLine([order('e', 'pago', { subscription: { variant_id: 1, payments: 4 } })], '2026-11-28')).toEqual([])
})

test('the course to go on with is one that was begun; a finished or closed one is none', () => {
  const all = [course('novo', 0), course('fechado', 2, { open: false }), course('meio', 3)]
  expect(courseLine(all)).toMatchObject([
    { title: 'Aula', text: 'meio, 3 de 9 aulas', to: '/dichavando/cursos/meio/aula' },
  ])
  expect(courseLine([course('novo', 0, { next: null })])).toEqual([])
})

test('the cup has a line while there is something to do or see, which leads to the vote while there is one', () => {
  const span = { slug: 'votacao-popular', start_date: new Date(), end_date: new Date('2026-12-06T21:00:00-03:00') }
  const cup = {
    name: 'Copa',
    phase: null,
    next: null,
    show_results: false,
    more_infos: { status: [span] },
  } as unknown as CupNow
  expect([cupLine(null), cupLine(cup)]).toEqual([[], []])
  expect(cupLine({ ...cup, show_results: true })).toMatchObject([{ text: 'O resultado saiu', to: '/copa-grower' }])
  expect(cupLine({ ...cup, phase: 'votacao-popular' })).toMatchObject([
    { title: 'Copa', text: expect.stringMatching(/^Votação popular, até .*21:00$/), to: '/copa-grower/votar' },
  ])
})
