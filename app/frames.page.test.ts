import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { aStore } from '#domains/market/stores/stores.factory.ts'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { constants } from '#platform/constants.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Page } from '#tests/pages/page.ts'

/** The frame around a page (specification, 2): its name, and its menu with the way out at the end. */
function frameOf({ $ }: Page) {
  const menu = $('aside nav')
  const entries = menu.find('a').map((_, link) => `${$(link).text().trim()} ${$(link).attr('href')}`)
  return { name: menu.attr('aria-label'), menu: entries.get() }
}

test('the main navigation stands above the page over 1024 px, below it up to there', async ({ ctx, page }) => {
  const [, rem] = readFileSync('app/ui/theme.css', 'utf8').match(/--breakpoint-desk: ([\d.]+)rem/) ?? []
  // The first width that counts as a desk.
  expect(Number(rem) * 16).toBe(constants.desktopBreakpointPx + 1)
  const { $ } = await page('/sobre', await aUser(ctx))
  const [above, below] = $('nav[aria-label=Principal]').toArray()
  const labelsOf = (nav: typeof above) =>
    $(nav)
      .find('a')
      .map((_, link) => $(link).text().trim())
      .get()
  for (const nav of [above, below]) expect(labelsOf(nav)).toEqual(['Início', 'Ganzá', 'Cultivo', 'Curso', 'Banca'])
  expect($(above).attr('class')).toBe('hidden desk:block')
  expect($(below).attr('class')).toMatch(/fixed .*bottom-0.* desk:hidden/)
})

test('who writes has Dashboard, Minhas Obras and the way back to the app', async ({ ctx, page }) => {
  const writer = await aUser(ctx, { roles: ['escritor'] })
  const menu = ['Dashboard /escritor/dashboard', 'Minhas Obras /escritor/dashboard/postagens', 'Voltar ao app /']
  for (const path of ['/escritor/dashboard', '/escritor/dashboard/postagens'])
    expect(frameOf(await page(path, writer))).toMatchObject({ menu })
})

test('who teaches has Sistema Professor; types of events are in the menu of admins', async ({ ctx, page }) => {
  const menu = [
    'Dashboard /cursos/professor',
    'Alunos /cursos/professor/alunos',
    'Configurações /cursos/professor/conf',
    'Postagens no blog /cursos/professor/postagens',
    'Eventos /cursos/professor/agenda',
    'Voltar ao app /',
  ]
  const teacher = await page('/cursos/professor', await aUser(ctx, { roles: ['professor'] }))
  expect(frameOf(teacher)).toEqual({ name: 'Sistema Professor', menu })
  expect(teacher.textOf('aside nav p')).toBe('Agenda')
  const types = 'Tipo de evento /cursos/professor/agenda/tipo'
  const admins = frameOf(await page('/cursos/professor/agenda', await anAdmin(ctx)))
  expect(admins.menu).toEqual([...menu.slice(0, -1), types, ...menu.slice(-1)])
})

test('each other panel has its name and its way out', async ({ ctx, page }) => {
  const { store, owner } = await aStore(ctx, { name: 'Estufa do Sul' })
  const iot = await aUser(ctx, { roles: ['iot_analyst'] })
  const manager = await aUser(ctx, { roles: ['manager'] })
  const panels = [
    ['/ganza-iot-viewer', iot, 'Painel - Ganzá IoT', 'Voltar ao site /'],
    ['/manager', manager, 'Gestão', 'Voltar ao site /'],
    ['/admin/denuncias', manager, 'Gestão', 'Voltar ao site /'],
    ['/admin', await anAdmin(ctx), 'Administração', 'Voltar ao site /'],
    ['/vendedor', owner, 'Minha conta', 'Voltar ao site /'],
    [`/vendedor/dashboard/${store.slug}`, owner, 'Estufa do Sul', 'Ver Minha conta /vendedor/dashboard'],
  ] as const
  for (const [path, person, name, exit] of panels) {
    const frame = frameOf(await page(path, person))
    expect([path, frame.name, frame.menu.at(-1)]).toEqual([path, name, exit])
  }
})

test('every frame has the cart with its number in its head', async ({ ctx, as, page }) => {
  const admin = await anAdmin(ctx)
  const { store, owner } = await aStore(ctx)
  const { variant } = await aProduct(ctx)
  const panels = ['/admin', '/manager', '/ganza-iot-viewer', '/escritor/dashboard', '/cursos/professor']
  const frames = [
    [admin, ['/', '/lps/produto', ...panels]],
    [owner, ['/vendedor', `/vendedor/dashboard/${store.slug}`]],
  ] as const
  for (const [person, paths] of frames) {
    await (await as(person)).orders.cart.add({ variant_id: variant.id, quantity: 2 })
    for (const path of paths) {
      const { $ } = await page(path, person)
      expect([path, $('a[href="/carrinho"] svg').attr('aria-label')]).toEqual([path, 'Carrinho: 2 itens'])
    }
  }
})

test('the panel of a store shows its logo', async ({ ctx, page }) => {
  const { store, owner } = await aStore(ctx)
  const logo = await aPhoto(ctx, { created_by: owner.id, public: true })
  await ctx.db.update(stores).set({ logo_id: logo.id }).where(eq(stores.id, store.id))
  const shown = await page(`/vendedor/dashboard/${store.slug}`, owner)
  expect(shown.$('aside p img').attr('src')).toMatch(/^\/midia\//)
})
