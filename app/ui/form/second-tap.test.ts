import { expect, test } from 'vitest'
import { isSecondTap } from './second-tap.ts'

const button = { left: 16, right: 374, top: 760, bottom: 808 }
const tap = { clientX: 195, clientY: 784, timeStamp: 5_450, detail: 1 }

test('a tap where the button stood, in the moment of the refusal, is the second of a double tap', () => {
  expect(isSecondTap(tap, button, 5_400)).toBe(true)
})

test('later, elsewhere or by the keyboard it is a tap of its own', () => {
  expect(isSecondTap({ ...tap, timeStamp: 6_200 }, button, 5_400)).toBe(false)
  expect(isSecondTap({ ...tap, clientY: 700 }, button, 5_400)).toBe(false)
  expect(isSecondTap({ ...tap, clientX: 380 }, button, 5_400)).toBe(false)
  expect(isSecondTap({ ...tap, detail: 0 }, button, 5_400)).toBe(false)
})
