import { eq } from 'drizzle-orm'
import { aPost } from '#domains/community/banca/posts/posts.factory.ts'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aTask } from '#domains/growing/agenda/tasks/tasks.factory.ts'
import { aReading } from '#domains/growing/climate/climate.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aLinkedDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { countStatements } from '#tests/count-statements.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Page } from '#tests/pages/page.ts'
import { testClient } from '#tests/test-client.ts'

test('in an empty world a visitor is told what this is, what one gets and what is promised, and nothing invented', async ({
  page,
}) => {
  const home = await page('/')
  expect(home).toMatchObject({ status: 200, heading: 'O caderno do seu jardim' })
  expect(home.links()).toEqual(expect.arrayContaining(['/auth/register', '/sobre']))
  for (const words of ['O que muda no seu cultivo', 'O que a gente promete', 'O primeiro diário pode ser o seu'])
    expect(home.text).toContain(words)
  expect(home.text).not.toContain('jardins abertos')
  expect(home.$('.time-lapse').length).toBe(0)
})

test('an open diary is shown to visitors: its photos by day, its last lines, its air; closed, it is gone at once', async ({
  ctx,
  as,
  page,
}) => {
  const grower = await aUser(ctx, { nickname: 'joaquim.verde' })
  const space = await aSpace(ctx, { created_by: grower.id, private: false })
  const plant = await aPlant(ctx, { name: 'Aurora', private: false, created_by: grower.id, space_id: space.id })
  const { journal, garden } = await as(grower)
  for (let ago = 11; ago >= 0; ago--) {
    // Another of today was uploaded just now: nobody had time to take it back yet.
    const settled = { created_at: new Date(ctx.now().getTime() - 3 * DAY) }
    const { id } = await aPhoto(ctx, { created_by: grower.id, ...settled })
    const happened_at = `${dayKey(new Date(ctx.now().getTime() - ago * DAY))}T08:00`
    await journal.updates.post({ id_or_slug: plant.slug, text: `Faltam ${ago}.`, photo_ids: [id], happened_at })
  }
  const fresh = await aPhoto(ctx, { created_by: grower.id })
  await journal.updates.post({ id_or_slug: plant.slug, text: 'Faltam 0.', photo_ids: [fresh.id] })
  await aReading(ctx, space, ctx.now().toISOString(), { temperature: 24.5, humidity: 61 })
  const home = await page('/')
  const diary = home.$('[aria-label="O diário de Aurora"]')
  expect(diary.text()).toContain('de joaquim.verde')
  for (const words of ['Faltam 0.', 'Faltam 1.', '24,5 °C', '61 %'])
    expect(diary.text().replaceAll('\u00a0', ' ')).toContain(words)
  // Oldest and newest of twelve, eight in all; the newest stands below, for who wants nothing to move.
  const days = diary
    .find('.time-lapse span.figures')
    .map((_, chip) => home.$(chip).text())
    .get()
  expect(days).toEqual(['dia 52', 'dia 41', 'dia 43', 'dia 44', 'dia 46', 'dia 47', 'dia 49', 'dia 50'])
  expect(diary.find('.moment').length).toBe(7)
  expect(diary.html()).not.toContain(fresh.key)
  await garden.plants.changePrivacy({ id_or_slug: plant.slug, private: true })
  expect((await page('/')).text).not.toContain('Aurora')
})

test('what lives in the other rooms has a slot each: the robot of the house, a post, products; what is gone leaves at once', async ({
  ctx,
  as,
  page,
}) => {
  const team = await aStaffMember(ctx, ['devices.manage'])
  const { device, link } = await aLinkedDevice(ctx)
  await ctx.db.update(device_links).set({ user_id: team.id }).where(eq(device_links.id, link.id))
  const staff = await as(team)
  await staff.devices.staff.demonstrate({ id: device.id })
  const robot = testClient(deviceContext(ctx, device))
  await robot.telemetry.take({ boot: 1, seq: 1, points: [{ ts: ctx.now().getTime(), values: { temperature: 23.5 } }] })
  const post = await aPost(ctx, { text: 'Primeira flor da Jaci.' })
  await aProduct(ctx, { name: 'Ganzá Tenda' })
  const product = await aProduct(ctx)
  const slots = ({ $ }: Page) =>
    Object.fromEntries(['robo', 'banca', 'loja'].map((id) => [id, $(`[aria-labelledby=${id}]`).text()]))
  const home = await page('/')
  expect(slots(home)).toEqual({
    robo: expect.stringContaining('23,5'),
    banca: expect.stringContaining('Primeira flor da Jaci.'),
    loja: expect.stringContaining(product.name),
  })
  const onSale = slots(home).loja ?? ''
  expect(onSale.indexOf('Ganzá Tenda'), 'the robot of the house first').toBeLessThan(onSale.indexOf(product.name))
  expect(home.links()).toEqual(expect.arrayContaining(['/lps/produto', '/banca', '/loja', `/postagem/${post.slug}`]))
  expect(home.$('main .btn-primary').length).toBe(home.$('main .btn-primary[href="/auth/register"]').length)
  await staff.devices.staff.hide({ id: device.id })
  expect(slots(await page('/')).robo).toBe('')
})

test('an open diary in a closed space says nothing of its air', async ({ ctx, as, page }) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, private: true, name: 'Sala secreta' })
  const plant = await aPlant(ctx, { name: 'Aurora', private: false, created_by: grower.id, space_id: space.id })
  const { journal } = await as(grower)
  for (let ago = 0; ago < 4; ago++) {
    const { id } = await aPhoto(ctx, { created_by: grower.id })
    const happened_at = `${dayKey(new Date(ctx.now().getTime() - ago * DAY))}T08:00`
    await journal.updates.post({ id_or_slug: plant.slug, text: 'Foto.', photo_ids: [id], happened_at })
  }
  await aReading(ctx, space, ctx.now().toISOString(), { temperature: 24.5 })
  const home = await page('/')
  expect(home.$('[aria-label="O diário de Aurora"]').length).toBe(1)
  expect(home.text).not.toMatch(/24,5|Sala secreta/)
})

test('who has just come begins with the plant, then where it lives, then a reminder; each is ticked by what there is, and left or resumed', async ({
  ctx,
  as,
  page,
}) => {
  const newcomer = await aUser(ctx)
  const begin = await page('/', newcomer)
  expect(begin.text).toContain('Seu diário em três passos')
  expect(begin.text).toContain('0 de 3 feitos')
  const planting = await begin.click('Adicionar a planta')
  expect(planting.text).toContain('Passo 1 de 3.')
  const planted = await planting.press('Criar planta', {
    name: 'Aurora',
    plant_cycle_id: planting.choice('plant_cycle_id', 'Vegetativo'),
  })
  expect([planted.location, planted.toast]).toEqual(['/', 'Aurora entrou no seu jardim.'])
  const second = await planted.follow()
  expect(second.text).toContain('1 de 3 feitos')
  const placing = await second.click('Criar o espaço')
  expect(placing.text).toContain('Passo 2 de 3.')
  expect(placing.text).not.toContain('Folha em relação ao ar')
  const made = await placing.press('Criar espaço', { name: 'Tenda' })
  expect([made.location, made.toast]).toEqual(['/', 'Espaço pronto: Tenda.'])
  const [plant] = (await (await as(newcomer)).garden.plants.list({ user: newcomer.nickname })).data
  expect(plant?.space?.name).toBe('Tenda')
  const third = await made.follow()
  expect(third.text).toContain('2 de 3 feitos')
  const reminding = await third.click('Criar o lembrete')
  expect(reminding.text).toContain('Passo 3 de 3.')
  expect(reminding.value('about')).toBe(`plant:${plant?.id}`)
  expect(reminding.value('remind')).toBe('dia')
  const done = await reminding.press('Criar tarefa', { title: 'Regar' })
  expect(done.location).toBe('/')
  expect((await done.follow()).text).not.toContain('três passos')
})

test('a front page costs as many statements, however much grows', async ({ ctx, as, page }) => {
  const grower = await aUser(ctx)
  const grow = async () => {
    const plant = await aPlant(ctx, { created_by: grower.id, private: false })
    await aTask(ctx, { plant_id: plant.id, due_on: '2026-11-19' })
    await (await as(grower)).journal.updates.post({ id_or_slug: plant.slug, text: 'Nasceu!' })
  }
  const asked = async () => (await countStatements(() => page('/', grower))).statements.length
  // A newcomer with one plant is led by three steps.
  for (let i = 0; i < 2; i++) await grow()
  const few = await asked()
  for (let i = 0; i < 4; i++) await grow()
  expect(await asked()).toBeLessThanOrEqual(few)
  expect(few).toBeLessThanOrEqual(31)
})

test('who notes in a diary of several plants is no newcomer', async ({ ctx, as, page }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { journal } = await as(grower)
  await journal.updates.post({ id_or_slug: plant.slug, text: 'Nasceu!' })
  expect((await page('/', grower)).text).toContain('três passos')
  await aPlant(ctx, { created_by: grower.id })
  expect((await page('/', grower)).text).not.toContain('três passos')
})

test("a grower's house: what is late stands above, each room has a line that leads to it, what others did is below; the work is done in Hoje", async ({
  ctx,
  as,
  page,
}) => {
  const [grower, friend] = [await aUser(ctx), await aUser(ctx, { nickname: 'lia.serra' })]
  const plant = await aPlant(ctx, { created_by: grower.id, name: 'Aurora' })
  await (await as(grower)).journal.updates.post({ id_or_slug: plant.slug, text: 'Nasceu!' })
  await aTask(ctx, { title: 'Girar', kind: 'lst', plant_id: plant.id, due_on: '2026-11-19' })
  await (await as(grower)).social.saves.save({ user_id: friend.id })
  const open = await aPlant(ctx, { created_by: friend.id, name: 'Jaci', private: false })
  await (await as(friend)).journal.updates.post({ id_or_slug: open.slug, text: 'Primeira flor.' })
  const { device, link } = await aLinkedDevice(ctx)
  await ctx.db.update(device_links).set({ user_id: grower.id }).where(eq(device_links.id, link.id))
  const robot = (await (await as(grower)).devices.devices.list({ page: 1 })).data[0]?.name
  const post = await aPost(ctx, { created_by: friend.id, text: 'Chegou o frio.' })
  const home = await page('/', grower)
  expect(home.text).toContain('1 tarefa atrasada')
  expect(home.text.replaceAll('\u00a0', ' ')).toContain('Espera há 2 dias.')
  expect(home.links()).toContain(`/cultivo/planta/${plant.slug}`)
  expect(home.text).toContain('Primeira flor.')
  const linesOf = ({ $ }: Page) =>
    $('section:has(h2:contains("A casa hoje")) li')
      .map((_, line) => `${$(line).text()} ${$(line).find('a').attr('href')}`)
      .get()
  expect(linesOf(home)).toEqual([
    '1 tarefa para hojeGirar (Aurora) /cultivo',
    `${robot}Ainda não conectou /ganza/${device.serial}`,
    `lia.serra, na bancaChegou o frio. /postagem/${post.slug}`,
  ])
  expect(home.title).toBe('Início - Grower')
  expect(home.text).not.toContain('Feito')
  const done = await (await home.click('1 tarefa para hoje', 'main')).press('Feito: Girar')
  expect(done).toMatchObject({ toast: 'Feito!', location: '/cultivo' })
  expect(linesOf(await page('/', grower))[0]).toMatch(/^Nada para hoje.*1 tarefa feita/)
})

test('who has not confirmed the e-mail is told that a step is missing, and led to it', async ({ ctx, page }) => {
  const user = await aUser(ctx, { nickname: 'clarinha', email_verified_at: null })
  const home = await page('/', user)
  expect(home).toMatchObject({ status: 200, heading: 'Oi, clarinha' })
  expect((await home.click('Continuar')).location).toContain('/auth/verificar-email')
})
