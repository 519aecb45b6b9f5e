import { expect, test } from 'vitest'
import { moneyOfWithdrawal } from './withdrawal-money.model.ts'

const line = (id: number, unit_price: number, quantity: number, more: object = {}) => ({
  ...{ id, unit_price, quantity, discount_amount: 0, returned: 0, canceled: 0 },
  ...more,
})

test('everything given back is everything paid, the freight too', () => {
  const left = { lines: { 1: 100_00, 2: 50_00 }, freight: 20_00 }
  expect(moneyOfWithdrawal([line(1, 50_00, 2), line(2, 50_00, 1)], { 1: 2, 2: 1 }, left)).toEqual(left)
})

test('a part is what was paid for it, the last piece takes the odd centavos, and freight goes with the last', () => {
  const three = line(1, 33_34, 3, { discount_amount: 2 })
  expect(moneyOfWithdrawal([three], { 1: 1 }, { lines: { 1: 100_00 }, freight: 20_00 })).toEqual({
    lines: { 1: 33_33 },
    freight: 0,
  })
  const last = { ...three, returned: 2 }
  expect(moneyOfWithdrawal([last], { 1: 1 }, { lines: { 1: 33_34 }, freight: 20_00 })).toEqual({
    lines: { 1: 33_34 },
    freight: 20_00,
  })
})

test('what is kept keeps its discount, below the minimum of the coupon too: a piece brings what was paid for it', () => {
  // 10 % from R$ 100,00 up: two things of R$ 60,00, of which one stays for R$ 54,00.
  const lines = [line(1, 60_00, 1, { discount_amount: 6_00 }), line(2, 60_00, 1, { discount_amount: 6_00 })]
  const left = { lines: { 1: 54_00, 2: 54_00 }, freight: 20_00 }
  expect(moneyOfWithdrawal(lines, { 1: 1 }, left)).toEqual({ lines: { 1: 54_00 }, freight: 0 })
})
