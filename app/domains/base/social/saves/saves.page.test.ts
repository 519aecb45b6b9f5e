import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Page } from '#tests/pages/page.ts'

const hearts = ({ $ }: Page) => $('form[action="/salves"] button')
const press = (shown: Page) => shown.press(hearts(shown).first().attr('aria-label') ?? hearts(shown).first().text())

test('a neighbour saves a plant with a plain form, finds it among their saved things, and takes it back', async ({
  ctx,
  page,
}) => {
  const plant = await aPlant(ctx, { private: false, name: 'Aurora' })
  const user = await aUser(ctx)
  const address = `/cultivo/planta/${plant.slug}`
  const saved = await press(await page(address, user))
  expect(saved.location).toBe(address)
  const shown = await saved.follow()
  expect(hearts(shown).first().attr('aria-pressed')).toBe('true')
  const list = await shown.open(`/perfil/${user.nickname}/salves/plantas`)
  expect(list).toMatchObject({ status: 200, heading: 'Seus salves', title: 'Salves: plantas - Grower' })
  expect(list.text).toContain('Aurora')
  await press(shown)
  const empty = await shown.open(`/perfil/${user.nickname}/salves/plantas`)
  expect(empty.text).toContain('Toque no coração de uma planta')
})

test('whoever stops following from a menu reads it, and takes it back', async ({ ctx, page, as }) => {
  const [ana, bia] = [await aUser(ctx), await aUser(ctx)]
  const mine = await as(ana)
  await mine.social.saves.save({ user_id: bia.id })
  const { slug } = await mine.banca.posts.create({ text: 'Meu.' })
  const theirs = await (await as(bia)).banca.posts.create({ text: 'Dela.' })
  expect((await page(`/postagem/${slug}`, ana)).text).not.toContain('Deixar de seguir')
  const shown = await page(`/postagem/${theirs.slug}`, ana)
  const left = await shown.press(`Deixar de seguir @${bia.nickname}`)
  expect(left.toast).toBe(`Você deixou de seguir @${bia.nickname}.`)
  expect((await left.follow()).text).not.toContain('Deixar de seguir')
})

test('what somebody saved is nobody else’s to read', async ({ ctx, page }) => {
  const user = await aUser(ctx)
  for (const rest of ['', '/plantas', '/espacos', '/planos']) {
    const address = `/perfil/${user.nickname}/salves${rest}`
    expect((await page(address, user)).status, address).toBe(200)
    expect((await page(address, await aUser(ctx))).status, address).toBe(404)
    expect((await page(address)).location, address).toMatch(/^\/auth\/login/)
  }
})

test('a visitor who saves is led to the login, and from there back', async ({ ctx, page }) => {
  const plant = await aPlant(ctx, { private: false })
  const address = `/cultivo/planta/${plant.slug}`
  const sent = await press(await page(address))
  expect(sent.toast).toBe('Você precisa estar logado para curtir!')
  expect(sent.location).toBe(`/auth/login?redirect=${encodeURIComponent(address)}`)
})
