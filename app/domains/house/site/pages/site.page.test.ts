import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aStore } from '#domains/market/stores/stores.factory.ts'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Page } from '#tests/pages/page.ts'
import { typedPlaces } from '../typed-places.kinds.ts'

const site = 'http://localhost:3000'
const addressesIn = ({ $ }: Page) =>
  $('loc')
    .map((_, loc) => $(loc).text())
    .get()

test.for([
  ['/', 'O caderno do seu jardim', 'Tecnologia para growers - Grower'],
  ['/sobre', 'Um caderno que cresce com o jardim', 'Sobre - Grower'],
  ['/app', 'O jardim na tela do celular', 'Instalar o app - Grower'],
] as const)('%s is a page for everybody', async ([path, heading, title], { page }) => {
  expect(await page(path)).toMatchObject({ status: 200, heading, title })
})

test('a visitor’s bars and footer lead to what may be seen: no login stands behind Loja, Ganzá, Cultivo and Banca', async ({
  ctx,
  page,
}) => {
  const labelsOf = ({ $ }: Page, within: string) =>
    $(within)
      .find('a')
      .map((_, link) => `${$(link).text().trim()} ${$(link).attr('href')}`)
      .get()
  const visitors = await page('/sobre')
  const open = ['Loja /loja', 'Ganzá /lps/produto', 'Cultivo /banca/cultivos/plantas', 'Banca /banca']
  for (const within of ['.bottom-bar', 'footer']) {
    expect(labelsOf(visitors, within), within).toEqual(expect.arrayContaining(open))
    for (const link of open) expect(await page(link.split(' ')[1] ?? ''), link).toMatchObject({ status: 200 })
  }
  const own = labelsOf(await page('/sobre', await aUser(ctx)), '.bottom-bar')
  expect(own).toEqual(['Início /', 'Ganzá /ganza', 'Cultivo /cultivo', 'Curso /cursos', 'Banca /banca'])
})

test('the own menu leads to the stores of who has one, and to the panel of who reads robots; to nobody else', async ({
  ctx,
  page,
}) => {
  const labelsOf = async (person: { id: number }) => {
    const { $ } = await page('/sobre', person)
    return ['Minhas lojas', 'Painel IoT'].filter((label) => $(`#menu-da-pessoa a:contains("${label}")`).length)
  }
  expect(await labelsOf((await aStore(ctx)).owner)).toEqual(['Minhas lojas'])
  expect(await labelsOf(await aUser(ctx, { roles: ['iot_analyst'] }))).toEqual(['Painel IoT'])
  expect(await labelsOf(await aUser(ctx))).toEqual([])
})

test('one page leads to profile, password, notices, privacy, copy and theme, each where it is changed', async ({
  ctx,
  page,
}) => {
  const person = await aUser(ctx)
  expect((await page('/minha-conta')).location).toBe('/auth/login?redirect=%2Fminha-conta')
  const account = await page('/minha-conta', person)
  expect(account).toMatchObject({ heading: 'Conta' })
  expect(account.text).toContain('Tema')
  const places = account
    .$('main li a')
    .map((_, link) => account.$(link).attr('href') ?? '')
    .get()
  expect(places).toHaveLength(7)
  for (const place of places) {
    const [path = '', anchor] = place.split('#')
    const there = await page(path, person)
    expect(there.status, place).toBe(200)
    if (anchor) expect(there.$(`#${anchor}`).length, place).toBe(1)
  }
})

test('a word typed after the name of the site leads to its page, and to an open one where there is one', async ({
  ctx,
  page,
}) => {
  const person = await aUser(ctx)
  for (const [word, { to, open = to }] of Object.entries(typedPlaces)) {
    const typed = await page(`/${word}`, person)
    expect([word, typed.location]).toEqual([word, to])
    expect((await page(to, person)).status, to).toBe(200)
    expect([word, (await page(`/${word}`)).location]).toEqual([word, open])
  }
  expect(await page('/banca/cultivos/plantas')).toMatchObject({ status: 200 })
})

test('the page of the app says what it does without signal: notes wait on the phone, names are kept there', async ({
  page,
}) => {
  const { text } = await page('/app')
  expect(text).not.toMatch(/nada é enviado|não fica guardado/)
  for (const words of [
    'Sem sinal, dá para anotar',
    'vai sozinho para o diário',
    'os nomes das plantas',
    'você precisa de sinal',
  ])
    expect(text).toContain(words)
})

test('the cookie question lies over the foot of the page, so that it moves nothing; the page ends as much lower', async ({
  ctx,
  page,
}) => {
  const form = await page('/perfil/editar', await aUser(ctx))
  const bar = form.$('[aria-label=Cookies]')
  // After what it stands upon: one that comes first is lifted when the bar arrives.
  expect(bar.prevAll('main').find('form').length).toBeGreaterThan(0)
  expect(bar.prevAll('.bottom-bar').length).toBe(1)
  expect(bar.attr('class')).toMatch(/fixed/)
  expect(bar.parent().attr('class')).toContain('pb-(--bar-room)')
})

test('nobody stays at the maintenance page while there is none', async ({ page }) => {
  expect((await page('/sistema-em-manutencao')).location).toBe('/')
})

test('while there is maintenance everybody but the admins is led to its page, and may sign in', async ({
  ctx,
  page,
}) => {
  const [grower, admin] = [await aUser(ctx), await anAdmin(ctx)]
  ctx.env.maintenance = true
  try {
    for (const person of [undefined, grower])
      expect((await page('/cultivo', person)).location).toBe('/sistema-em-manutencao')
    expect((await page('/sistema-em-manutencao')).text).toContain('Estamos cuidando do jardim')
    expect((await page('/auth/login')).status).toBe(200)
    expect((await page('/admin', admin)).status).toBe(200)
  } finally {
    ctx.env.maintenance = false
  }
})

test('what is no page says so, with a way on', async ({ page }) => {
  const missing = await page('/nao/ha')
  expect(missing.status).toBe(404)
  expect(missing.$('meta[name=robots]').attr('content')).toContain('noindex')
  expect(missing.links()).not.toEqual([])
})

test('the map shows open plants and who chose to be found, and nothing else', async ({ ctx, page }) => {
  const seen = await aPlant(ctx, { private: false })
  const hidden = await aPlant(ctx, { private: true })
  const person = await aUser(ctx, { discoverable: true })
  const index = await page('/sitemap.xml')
  expect(index.headers.get('content-type')).toContain('xml')
  const files = await Promise.all(addressesIn(index).map((file) => page(file.slice(site.length))))
  // Well-formed files: all tags closed, no unescaped characters.
  for (const { html } of [index, ...files])
    expect(html).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<(\w+) xmlns="[\w:/.]+">(<(\w+)><loc>[^<>&]+<\/loc>(<lastmod>[^<>&]+<\/lastmod>)?<\/\3>\n?)*<\/\1>\n$/,
    )
  const all = files.flatMap(addressesIn)
  expect(all).toContain(`${site}/cultivo/planta/${seen.slug}`)
  expect(all).toContain(`${site}/perfil/${person.nickname}`)
  expect(all.some((address) => address.includes(hidden.slug))).toBe(false)
  for (const address of all) expect((await page(address.slice(site.length))).status, address).toBe(200)
})

test('an open plant tells others what it is; a private one tells nobody', async ({ ctx, page }) => {
  const grower = await aUser(ctx, { nickname: 'joaquim.verde' })
  const { slug, name } = await aPlant(ctx, { private: false, name: 'Aurora', created_by: grower.id })
  const { $ } = await page(`/cultivo/planta/${slug}`)
  const og = (property: string) => $(`meta[property="og:${property}"]`).attr('content')
  expect(og('title')).toContain(name)
  expect(og('description')).toContain('joaquim.verde')
  expect(og('url')).toBe(`${site}/cultivo/planta/${slug}`)
  expect(og('image')).toMatch(new RegExp(`^${site}/`))
  const hidden = await aPlant(ctx, { private: true, name: 'Escondida' })
  const closed = await page(`/cultivo/planta/${hidden.slug}`)
  expect(closed.status).toBe(404)
  expect(closed.$('meta[name=robots]').attr('content')).toContain('noindex')
  expect(closed.html.includes('Escondida')).toBe(false)
})

test('robots are told where the map is and what is not theirs', async ({ page }) => {
  const { html, headers } = await page('/robots.txt')
  expect(headers.get('content-type')).toContain('text/plain')
  for (const line of ['Disallow: /admin/', 'Disallow: /api/', `Sitemap: ${site}/sitemap.xml`])
    expect(html).toContain(line)
})

test('the neutral manifest says nothing', async ({ page }) => {
  const { html } = await page('/manifest.webmanifest?nome=notas')
  const manifest = JSON.parse(html)
  expect(manifest).toMatchObject({ name: 'Notas', short_name: 'Notas' })
  expect(html).not.toMatch(/grower/i)
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual(['Nova nota', 'Lista'])
})
