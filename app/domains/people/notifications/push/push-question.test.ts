import { expect, test } from 'vitest'
import { isBusyPlace, mayAsk } from './push-question.model.ts'

const fresh = { permission: 'default', asked_in_tab: false, refused: false } as const

test.for([
  ['somebody who was never asked', fresh, true],
  ['somebody who was asked in this tab', { ...fresh, asked_in_tab: true }, false],
  ['somebody who said yes to the browser', { ...fresh, permission: 'granted' }, false],
  ['somebody who said no to the browser', { ...fresh, permission: 'denied' }, false],
  ['somebody who said no, however long ago', { ...fresh, refused: true }, false],
] as const)('%s', ([, known, asked]) => {
  expect(mayAsk(known)).toBe(asked)
})

test('nobody is asked over a cart, a code to pay with, a login, a robot’s switches or a patient’s documents', () => {
  const busy = ['/carrinho', '/checkout', '/pedidos/01a2', '/auth/login', '/assinar/vila/caixa']
  for (const path of [...busy, '/ganza/GZ00000001', '/comunidade-360/cliente'])
    expect(isBusyPlace(path), path).toBe(true)
  for (const path of ['/', '/cultivo', '/loja/vila/vaso', '/autorais']) expect(isBusyPlace(path), path).toBe(false)
})
