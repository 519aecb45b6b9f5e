import { expect, test } from 'vitest'
import { isBusyPlace, mayAsk } from './push-question.model.ts'

const now = Date.UTC(2026, 10, 21)
const fresh = { permission: 'default', asked_in_tab: false, refused_at: 0 } as const
const daysAgo = (days: number) => now - days * 86_400_000

test.for([
  ['somebody who was never asked', fresh, true],
  ['somebody who was asked in this tab', { ...fresh, asked_in_tab: true }, false],
  ['somebody who said yes to the browser', { ...fresh, permission: 'granted' }, false],
  ['somebody who said no to the browser', { ...fresh, permission: 'denied' }, false],
  ['somebody who said no 29 days ago', { ...fresh, refused_at: daysAgo(29) }, false],
  ['somebody who said no 30 days ago', { ...fresh, refused_at: daysAgo(30) }, false],
  ['somebody who said no 31 days ago', { ...fresh, refused_at: daysAgo(31) }, true],
] as const)('%s', ([, known, asked]) => {
  expect(mayAsk(known, now)).toBe(asked)
})

test('nobody is asked over a cart, a checkout, a code to pay with, or a login', () => {
  for (const path of ['/carrinho', '/checkout', '/pedidos/01a2', '/auth/login', '/assinar/vila/caixa'])
    expect(isBusyPlace(path), path).toBe(true)
  for (const path of ['/', '/cultivo', '/loja/vila/vaso', '/autorais']) expect(isBusyPlace(path), path).toBe(false)
})
