import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pagesAround } from '../components/pager.tsx'
import { mayReload, pageGoneTo } from './chunk-reload.ts'
import { ErrorPage } from './error-page.tsx'
import { errorMeta, pageMeta, pageTitle } from './page-meta.ts'

const response = (status: number, data: unknown = '') => ({ status, statusText: '', internal: true, data })

const errorPage = (error: unknown) => renderToString(<ErrorPage error={error} />)

test.each([
  [
    403,
    { statusCode: 403, message: 'Só quem cuida desta planta pode editar.' },
    'Erro 403',
    'Só quem cuida desta planta pode editar.',
  ],
  [404, '', 'Erro 404', 'A gente não conseguiu encontrar essa página no nosso jardim'],
  [500, '', 'Ocorreu um erro.', 'Um erro inesperado aconteceu!'],
])('error page %d', (status, data, title, text) => {
  const html = errorPage(response(status, data))
  expect(html).toContain(title)
  expect(html).toContain(text)
  expect(html).toMatch(/href="\/"[^>]*>Ir para Página Inicial/)
  expect(html).toMatch(/href="\/contato"[^>]*>Fala com a gente!/)
  expect(html.includes('Tentar de novo')).toBe(status >= 500)
})

test('an exception says nothing of what it was', () => {
  const html = errorPage(new Error('relation "plants" does not exist'))
  expect(html).toContain('Ocorreu um erro.')
  expect(html).not.toContain('relation')
})

const site = { name: 'Jardim', url: 'https://jardim.example', tagline: 'Tecnologia para growers' }
const args = { matches: [{ id: 'root', loaderData: { site } }], loaderData: { name: 'Amnésia' } }

test('titles carry the name of the site', () => {
  expect(pageTitle('Entrar')).toBe('Entrar - Grower')
  expect(pageMeta({ title: 'Entrar' })(args)).toContainEqual({ title: 'Entrar - Jardim' })
  expect(pageMeta({})(args)).toContainEqual({ title: 'Jardim - Tecnologia para growers' })
  const fromData = pageMeta(({ loaderData }: typeof args) => ({ title: loaderData.name, url: '/cultivo/planta/a' }))
  expect(fromData(args)).toContainEqual({ property: 'og:url', content: 'https://jardim.example/cultivo/planta/a' })
})

test('an error page has its own title and is not indexed', () => {
  const tags = errorMeta({ ...args, error: response(404) })
  expect(tags).toContainEqual({ title: 'Erro 404 - Jardim' })
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
})

test('missing parts reload the page once a minute', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  expect(mayReload(storage, 1_000_000)).toBe(true)
  expect(mayReload(storage, 1_059_999)).toBe(false)
  expect(mayReload(storage, 1_060_000)).toBe(true)
})

test('the pager shows the ends and the neighbours', () => {
  expect(pagesAround(1, 1)).toEqual([1])
  expect(pagesAround(3, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pagesAround(7, 42)).toEqual([1, null, 6, 7, 8, null, 42])
})

test('what is missing on the way to a page loads that page, not the one left', () => {
  const location = { pathname: '/pedidos/7', search: '?novo=1', hash: '' }
  expect(pageGoneTo({ state: 'loading', location })).toBe('/pedidos/7?novo=1')
  expect(pageGoneTo({ state: 'submitting', location }), 'nothing was sent yet').toBeUndefined()
  expect(pageGoneTo({ state: 'idle' })).toBeUndefined()
  expect(pageGoneTo(undefined)).toBeUndefined()
})
