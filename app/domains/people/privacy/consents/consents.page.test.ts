import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

const news = '#privacidade li:contains("Novidades por e-mail")'

test('a yes and a no are one form each, with history and undo', async ({ ctx, page }) => {
  const profile = await page('/perfil/editar', await aUser(ctx))
  const yes = await profile.press('Permitir', {}, news)
  expect([yes.location, yes.toast]).toEqual(['/perfil/editar#privacidade', 'Você recebe novidades por e-mail.'])
  const no = await (await yes.follow()).press('Retirar permissão', {}, news)
  expect(no.toast).toBe('Você só recebe e-mails sobre a sua conta.')
  const answered = await no.follow()
  expect(answered.$('#privacidade summary').text()).toMatch(/Histórico: 2 respostas/)
  const undone = await answered.press('Desfazer a última resposta')
  expect(undone.toast).toBe('Você recebe novidades por e-mail.')
  expect((await undone.follow()).$(news).text()).toContain('Retirar permissão')
})

test('a visitor changes the answer about cookies later', async ({ page }) => {
  const start = await page('/privacidade')
  const yes = await start.press('Permitir', {}, 'main')
  expect([yes.location, yes.toast]).toEqual(['/privacidade', 'Podemos contar suas visitas.'])
  expect(yes.headers.getSetCookie().join()).toContain('accept_cookie=true')
  const allowed = await yes.follow()
  expect(allowed.text).toContain('Agora: Podemos contar suas visitas.')
  const no = await allowed.press('Retirar permissão')
  expect(no.headers.getSetCookie().join()).toContain('accept_cookie=false')
  expect((await no.follow()).text).toContain('Agora: Suas visitas não são contadas.')
})

test('the cookie bar counts before any script runs: a plain form that leads back to where one was', async ({
  ctx,
  page,
}) => {
  const bar = '[aria-label="Cookies"]'
  // A visitor answers about their age first, to a script.
  expect((await page('/privacidade')).$(bar)).toHaveLength(0)
  const start = await page('/privacidade?versao=1', await aUser(ctx))
  const no = await start.press('Só o necessário', {}, bar)
  expect([no.location, no.toast]).toEqual(['/privacidade?versao=1', 'Suas visitas não são contadas.'])
  expect(no.headers.getSetCookie().join()).toContain('accept_cookie=false')
  expect((await no.follow()).$(bar)).toHaveLength(0)

  const person = await aUser(ctx)
  const yes = await (await page('/perfil/editar', person)).press('Permitir', {}, bar)
  expect(yes.headers.getSetCookie().join()).toContain('accept_cookie=true')
  expect((await yes.follow()).$('#privacidade summary').text()).toMatch(/Histórico: 1 resposta/)
})
