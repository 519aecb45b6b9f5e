import { expect, test } from 'vitest'
import { demoDescriptions } from './demo-descriptions.seed.ts'
import { demoList } from './demo-list.seed.ts'

test('each product has a text of its own, and each text its product', () => {
  expect(Object.keys(demoDescriptions).sort()).toEqual(demoList.map(([, , name]) => name).sort())
})
