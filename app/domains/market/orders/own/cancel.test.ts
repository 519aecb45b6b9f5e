import { expect, test } from 'vitest'
import { cancelWords } from './cancel.words.ts'

const paid = {
  ...({ state: 'pago', method: 'pix', cancel_amount: 220_00, total: 220_00, interest_amount: 0 } as const),
  siblings: [{ uuid: '', id: 12, state: 'pago' as const, store: 'Raiz', total: 10_00 }],
  freight: null,
}

test('who cancels is told what goes back, how and when, and what becomes of the rest of the purchase', () => {
  const said = (changes: Partial<Parameters<typeof cancelWords>[0]> = {}) =>
    cancelWords({ ...paid, ...changes })
      .join(' ')
      .replaceAll('\u00a0', ' ')
  expect(said()).toBe(
    'R$ 220,00 voltam por PIX para a conta que pagou, em geral em minutos, até 1 dia útil. O resto da compra segue valendo: pedido 12 (Raiz).',
  )
  expect(said({ method: 'cartao', siblings: [] })).toContain(
    'voltam no cartão que pagou: conforme o banco, na fatura seguinte ou na outra.',
  )
  expect(said({ cancel_amount: 100_00 })).toContain('R$ 120,00 pagam os dias')
  expect(said({ state: 'aguardando_pagamento' })).toContain('também são cancelados pedido 12 (Raiz)')
})
