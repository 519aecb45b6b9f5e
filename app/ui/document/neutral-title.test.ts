import { expect, test } from 'vitest'
import { errorMeta, pageMeta } from './page-meta.ts'

const site = { name: 'Notas', url: 'https://jardim.example', tagline: 'anotações' }
const args = (pathname: string, discreet = true) => ({
  matches: [{ id: 'root', loaderData: { site, discreet } }],
  location: { pathname },
})
const page = pageMeta({
  title: 'Colheita de Amnésia',
  description: 'O diário dela.',
  image: '/a.webp',
  url: '/cultivo',
})

test('in discreet mode a page says where one is, and nothing of what stands there', () => {
  expect(page(args('/cultivo/planta/amnesia/colheita'))).toEqual([
    { title: 'Notas · Caderno' },
    { name: 'robots', content: 'noindex' },
  ])
  expect(page(args('/cultivos'))).toContainEqual({ title: 'Notas' })
  expect(page(args('/'))).toContainEqual({ title: 'Notas' })
  expect(page(args('/perfil/discreto'))).toContainEqual({ title: 'Notas · Conta' })
})

test('error pages neither', () => {
  const error = { status: 404, statusText: '', internal: true, data: '' }
  expect(errorMeta({ ...args('/cultivo/planta/amnesia'), error })).toContainEqual({ title: 'Notas · Caderno' })
  expect(page({ ...args('/x'), error })).toContainEqual({ title: 'Notas' })
})

test('without it titles are as ever', () => {
  expect(page(args('/cultivo', false))).toContainEqual({ title: 'Colheita de Amnésia - Notas' })
})
