import { expect, test } from 'vitest'
import { demoDescriptions } from './demo-descriptions.seed.ts'
import { demoList } from './demo-list.seed.ts'

test('whatever costs a hundred reais or more has a text of its own, and each text its product', () => {
  const dear = demoList.filter(([, , , , options]) =>
    options.split('|').some((one) => Number.parseFloat(one.split('=')[1] ?? '') >= 100),
  )
  expect(dear.map(([, , name]) => name).filter((name) => !demoDescriptions[name])).toEqual([])
  const names = new Set(demoList.map(([, , name]) => name))
  expect(Object.keys(demoDescriptions).filter((name) => !names.has(name))).toEqual([])
})
