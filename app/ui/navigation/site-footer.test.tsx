import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { RootData } from '#shared/root-data.ts'
import { SiteFooter } from './site-footer.tsx'

const viewer: RootData['viewer'] = {
  id: 1,
  nickname: 'ana',
  photo_url: null,
  is_admin: false,
  desk: null,
  is_manager: false,
  is_writer: false,
  is_teacher: false,
  unread: 0,
  in_cart: 0,
  has_store: false,
  is_iot_analyst: false,
  game_hidden: false,
}
const entries = [
  { to: '/sobre', label: 'Sobre' },
  { to: '/privacidade', label: 'Privacidade' },
]

function footerAt(path: string, who: RootData['viewer']) {
  const root = { site: { name: 'Grower', url: '', tagline: '' }, viewer: who } as RootData
  const page = { id: 'root', path: '*', element: <SiteFooter entries={entries} /> }
  const router = createMemoryRouter([page], { initialEntries: [path], hydrationData: { loaderData: { root } } })
  return load(renderToStaticMarkup(<RouterProvider router={router} />))('footer').length
}

test('the footer stays outside the app: its people have it on the pages about the site alone', () => {
  for (const app of ['/', '/cultivo', '/cultivo/planta/chica', '/perfil/ana', '/privacidade-minha'])
    expect(footerAt(app, viewer), app).toBe(0)
  for (const about of ['/sobre', '/privacidade', '/privacidade/copia']) expect(footerAt(about, viewer), about).toBe(1)
})

test('visitors have it everywhere', () => {
  for (const path of ['/', '/cultivo/planta/chica', '/sobre']) expect(footerAt(path, null), path).toBe(1)
})
