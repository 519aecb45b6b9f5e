import { expect, test } from 'vitest'
import { cartCountIn } from './cart-count.model.ts'

test('the count of the cart is read from among other cookies; what is none counts nothing', () => {
  expect(cartCountIn('grower_cart=abc; grower_cart_count=12; grower_theme=claro')).toBe(12)
  for (const none of ['', 'grower_cart=abc', 'my_grower_cart_count=3', 'grower_cart_count=x', 'grower_cart_count=0'])
    expect(cartCountIn(none), none).toBe(0)
})
