import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Page } from '#tests/pages/page.ts'
import { aUser } from '../users/users.factory.ts'

const head = ({ $ }: Page) => $('head').html() ?? ''
const choose = (form: Page, discreet: boolean) => form.press('Salvar', { discreet: String(discreet) })

test('a visitor who chose it never meets the name; the page says how far it goes, and it goes away again', async ({
  ctx,
  page,
}) => {
  const { slug, name } = await aPlant(ctx, { private: false, name: 'Sigilo' })
  const form = await page('/perfil/discreto')
  expect(form).toMatchObject({ status: 200, heading: 'Modo discreto', title: 'Modo discreto - Grower' })
  expect(form.text).toContain('Entre na sua conta para valer em todos.')
  const chosen = await choose(form, true)
  expect(chosen.toast).toBe('Modo discreto ligado: agora o site se chama Notas.')
  expect((await chosen.follow()).title).toBe('Notas · Conta')
  const plant = await chosen.open(`/cultivo/planta/${slug}`)
  expect(plant.title).toBe('Notas · Caderno')
  expect(head(plant)).toContain('/icones/notas/favicon.svg')
  expect(head(plant)).toContain('/manifest.webmanifest?nome=notas')
  expect(head(plant)).not.toMatch(new RegExp(`Grower|og:|${name}|cultivo`))
  expect(plant.$('header').first().text()).not.toContain('Grower')
  const missing = await chosen.open('/cultivo/planta/nao-ha')
  expect(missing).toMatchObject({ status: 404, title: 'Notas · Caderno' })
  expect(missing.$('header').first().text()).not.toContain('Grower')
  const back = await choose(await chosen.open('/perfil/discreto'), false)
  expect(back.toast).toBe('Modo discreto desligado.')
  expect((await back.open(`/cultivo/planta/${slug}`)).title).toBe(`${name} - Grower`)
})

test('kept with the account it holds on another device, and stays on one after signing out', async ({ ctx, page }) => {
  const user = await aUser(ctx)
  await choose(await page('/perfil/discreto', user), true)
  const elsewhere = await page('/cultivo/plantas', user)
  expect(elsewhere.title).toBe('Notas · Caderno')
  expect(elsewhere.headers.getSetCookie().join()).toContain('grower_discreto=sim')
  const left = await elsewhere.press('Sair', {}, 'form[action="/auth/logout"]')
  expect((await left.follow()).title).toMatch(/^Notas/)
  await choose(await page('/perfil/discreto', user), false)
  expect((await page('/cultivo/plantas', user)).title).toMatch(/ - Grower$/)
})
