import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { notificationKinds } from './notification.kinds.ts'
import { notify } from './notify.actions.ts'

const about = (user_id: number, title: string) => ({
  user_id,
  kind: 'task_due' as const,
  title,
  text: 'Hoje',
  url: '/cultivo/agenda',
  key: title,
})

test('notices wait in the bell and on their page, are opened one by one, and read all at once', async ({
  ctx,
  page,
}) => {
  const user = await aUser(ctx)
  for (const title of ['Regar a Lua', 'Podar a Lua']) await notify(ctx, about(user.id, title))
  const list = await page('/notificacoes', user)
  expect(list).toMatchObject({ status: 200, heading: 'Avisos', title: 'Avisos - Grower' })
  expect(list.text).toContain('2 avisos não lidos.')
  // The heading above has the day already.
  expect(list.$('main li time').first().text()).toMatch(/^\d\d:\d\d$/)
  expect(list.$('header [aria-label="Avisos: 2 não lidos"]')).not.toHaveLength(0)
  const line = list.$('main li a:contains("Regar a Lua")').attr('href') ?? ''
  expect((await list.open(line)).location).toBe('/cultivo/agenda')
  const left = await list.open('/notificacoes')
  expect(left.text).toContain('1 aviso não lido.')
  const all = await left.press('Marcar tudo como lido')
  expect(all.toast).toBe('Todos os avisos foram marcados como lidos.')
  expect((await all.follow()).text).toContain('Nada novo por aqui.')
})

test('an empty page says the next step; a filter without results offers all', async ({ ctx, page }) => {
  const list = await page('/notificacoes', await aUser(ctx))
  expect(list.text).toContain('Você ainda não tem avisos.')
  expect((await list.open('/notificacoes?kind=mention')).text).toContain('Não há avisos com esse filtro.')
  for (const kind of notificationKinds) expect(list.links()).toContain(`/notificacoes?kind=${kind}`)
  expect((await list.click('Configurar')).heading).toBe('Configurar avisos')
})

test('one notice has its own page, which reads it and leads on; another’s does not exist', async ({
  ctx,
  as,
  page,
}) => {
  const [user, other] = [await aUser(ctx), await aUser(ctx)]
  await notify(ctx, about(user.id, 'Regar a Lua'))
  const { notifications } = await as(user)
  const [notice] = (await notifications.list({})).data
  expect(await notifications.show({ id: notice?.id ?? 0 })).toMatchObject({ title: 'Regar a Lua', read: false })
  const own = await page(`/notificacoes/${notice?.id}`, user)
  expect(own).toMatchObject({ status: 200, heading: 'Regar a Lua' })
  expect(own.links()).toContain('/cultivo/agenda')
  expect(await notifications.unread()).toEqual({ unread: 0 })
  expect((await page(`/notificacoes/${notice?.id}`, other)).status).toBe(404)
  expect((await page('/notificacoes/nada', user)).status).toBe(404)
})

test('a prefetch reads nothing; what moderation decided is read here, whole, before its link', async ({
  ctx,
  as,
  page,
}) => {
  const user = await aUser(ctx)
  await notify(ctx, about(user.id, 'Regar a Lua'))
  const decided = { kind: 'moderation' as const, title: 'A equipe apagou um post seu', text: 'Motivo: venda.' }
  await notify(ctx, { ...about(user.id, 'post'), ...decided, url: '/contato' })
  const { notifications } = await as(user)
  const [moderated, task] = (await notifications.list({})).data.toSorted((one) => (one.kind === 'moderation' ? -1 : 1))
  const at = `/notificacoes/${task?.id}?ir=1`
  await page(at, user, { 'sec-purpose': 'prefetch' })
  expect(await notifications.unread()).toEqual({ unread: 2 })
  expect((await page(at, user)).location).toBe('/cultivo/agenda')
  const own = await page(`/notificacoes/${moderated?.id}?ir=1`, user)
  expect(own).toMatchObject({ status: 200, heading: decided.title })
  expect(own.text).toContain('Motivo: venda.')
  expect(own.links()).toContain('/contato')
  expect(await notifications.unread()).toEqual({ unread: 0 })
})

test('visitors have none', async ({ page }) => {
  expect((await page('/notificacoes')).location).toBe('/auth/login?redirect=%2Fnotificacoes')
})

test("a day's achievements are one line that opens, but for where one came for them", async ({ ctx, page }) => {
  const user = await aUser(ctx)
  await notify(ctx, about(user.id, 'Regar a Lua'))
  for (const title of ['Aprendiz', 'Colheita', 'Jardim'])
    await notify(ctx, { ...about(user.id, title), kind: 'game' as const })
  const list = await page('/notificacoes', user)
  expect(list.textOf('main summary')).toContain('3 conquistas')
  expect(list.$('main details li')).toHaveLength(3)
  expect((await list.open('/notificacoes?kind=game')).$('main details')).toHaveLength(0)
})
