import { expect, test } from 'vitest'
import { packedOf } from './packed.model.ts'

const line = { id: 1, quantity: 3, sent: 1, to_send: 1, paid_amount: 100_00 }
const whole = { id: 2, quantity: 1, sent: 0, to_send: 1, paid_amount: 50_00 }
const dispatches = [{ id: 7, tracking_code: 'AA1', lines: [{ line_id: 1, quantity: 1 }] }]

test('each parcel with what lies in it, then what still has to be sent, then the rest; its price is divided, to the centavo', () => {
  const told = packedOf({ delivery: 'enviado_em_parte', lines: [line, whole], dispatches })
  expect(told).toMatchObject([
    { title: 'Neste pacote (código AA1)', lines: [{ line: { id: 1 }, quantity: 1, amount: 33_33, last: false }] },
    {
      title: 'Falta enviar',
      lines: [
        { line: { id: 1 }, quantity: 1, amount: 33_34, last: false },
        { line: { id: 2 }, quantity: 1, amount: 50_00, last: true },
      ],
    },
    { title: 'Também neste pedido', lines: [{ line: { id: 1 }, quantity: 1, amount: 33_33, last: true }] },
  ])
})

test('what is not sent in part is one list without headings; a parcel without a code says none', () => {
  expect(packedOf({ delivery: 'enviado', lines: [line, whole], dispatches })).toMatchObject([
    {
      title: null,
      lines: [
        { quantity: 3, amount: 100_00, last: true },
        { quantity: 1, amount: 50_00, last: true },
      ],
    },
  ])
  const [first] = dispatches.map((one) => ({ ...one, tracking_code: '' }))
  const told = packedOf({ delivery: 'enviado_em_parte', lines: [whole], dispatches: first ? [first] : [] })
  expect(told.map(({ title }) => title)).toEqual(['Falta enviar'])
})
