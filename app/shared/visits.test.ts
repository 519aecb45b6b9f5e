import { expect, test } from 'vitest'
import { hasHeatMap, saidYesToCounting, visitedPage } from './visits.ts'

test('a page is told by the pattern of its route, never by its address', () => {
  expect(visitedPage([undefined, undefined, 'loja/:slug'])).toBe('/loja/:slug')
  expect(visitedPage([undefined, 'blog/tag/:slug?'])).toBe('/blog/tag/:slug')
  expect(visitedPage([undefined, undefined])).toBe('/')
})

test.each([
  'admin/usuarios/:id',
  'manager',
  'comunidade-360',
  'cultivo/planta/:slug',
  'ganza/:uuid',
  'checkout',
  'pedidos/:uuid',
  'auth/login',
  'v/:token',
  '*',
])('of %s nothing is told, nor of any area that nobody entered', (pattern) =>
  expect(visitedPage([undefined, pattern])).toBeNull(),
)

test('a heat map is of pages that are the same for everybody, without what was searched there', () => {
  const at = (address: string) => hasHeatMap(new URL(address, 'https://grower.example'))
  expect(['/', '/sobre', '/sobre#time'].map(at)).toEqual([true, true, true])
  expect(['/cultivo', '/sobre?de=ana', '/sobre/x', '/admin'].map(at)).toEqual([false, false, false, false])
})

test('only a yes is a yes', () => {
  expect(['accept_cookie=true', 'a=b; accept_cookie=true; c=d'].map(saidYesToCounting)).toEqual([true, true])
  expect(['', 'accept_cookie=false', 'accept_cookie=trueish', 'x_accept_cookie=true'].map(saidYesToCounting)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
