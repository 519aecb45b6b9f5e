import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Funnel } from './funnel.tsx'

const shown = (views: number, carts: number, orders: number) =>
  renderToString(<Funnel conversion={{ views, carts, orders }} />)

test('fewer visits than carts are not shown as their beginning', () => {
  expect(shown(40, 18, 15)).toContain('Visitas aos produtos')
  expect(shown(1, 18, 15)).not.toContain('Visitas aos produtos')
  expect(shown(1, 18, 15)).toMatch(/83\s%/)
})
