import { expect, test } from '#tests/fixtures.ts'
import { aUser } from '../users/users.factory.ts'
import { anAdmin, aRole } from './staff-users.factory.ts'

test.for([
  ['usuarios', 'Usuários'],
  ['usuarios.csv', ''],
  ['roles', 'Papéis'],
  ['roles/permissions', 'Permissões'],
  ['auditoria', 'Auditoria'],
  ['auditoria/csv', ''],
] as const)('/admin/%s is for staff', async ([path, heading], { ctx, page }) => {
  const shown = await page(`/admin/${path}`, await anAdmin(ctx))
  expect(shown).toMatchObject({ status: 200, heading })
  if (heading) expect(shown.title).toBe(`${heading} - Grower`)
  const grower = await page(`/admin/${path}`, await aUser(ctx))
  expect([grower.status, grower.location]).toEqual([302, '/'])
  expect((await page(`/admin/${path}`)).location).toMatch(/^\/auth\/login\?redirect=/)
})

test('the list and the CSV hold what the search finds', async ({ ctx, page }) => {
  const admin = await anAdmin(ctx)
  await aUser(ctx, { nickname: 'joaquim.verde', email: 'grower@exemplo.com.br' })
  await aUser(ctx, { nickname: 'vizinha' })
  const list = await page('/admin/usuarios?search=joaquim', admin)
  expect(list.text).toContain('joaquim.verde')
  expect(list.text).not.toContain('vizinha')
  const { html, headers } = await page('/admin/usuarios.csv?search=joaquim', admin)
  expect(headers.get('content-type')).toContain('text/csv')
  expect(html.trim().split('\r\n')).toHaveLength(2)
  expect(html).toContain('joaquim.verde;grower@exemplo.com.br')
})

test('no account that does not exist has a screen', async ({ ctx, page }) => {
  const admin = await anAdmin(ctx)
  for (const id of ['999999', 'abc']) expect((await page(`/admin/usuarios/${id}`, admin)).status).toBe(404)
})

test('without a reason nothing happens, and what was chosen stays; with one it is done', async ({ ctx, as, page }) => {
  const [admin, person, teacher] = [await anAdmin(ctx), await aUser(ctx), await aRole(ctx, [], 'mutirão')]
  const screen = await page(`/admin/usuarios/${person.id}`, admin)
  expect(screen).toMatchObject({ status: 200, heading: person.nickname })
  expect(screen.title).toBe(`${person.nickname} em Usuários - Grower`)
  const chosen = { role_ids: [String(teacher.id)], reason: 'x' }
  const refused = await screen.press('Salvar tipo e papéis', chosen)
  expect(refused.status).toBe(422)
  expect(refused.error('reason')).toContain('Escreva o motivo')
  expect(refused.$(`[name=role_ids][value=${teacher.id}]`).is(':checked')).toBe(true)
  const saved = await refused.press('Salvar tipo e papéis', { reason: 'Vai dar aulas.' })
  expect([saved.location, saved.toast]).toEqual([`/admin/usuarios/${person.id}`, 'Tipo e papéis salvos.'])
  const { staffUsers } = (await as(admin)).accounts
  expect((await staffUsers.showOne({ id: person.id })).roles).toEqual(['mutirão'])
})

test('a role that another took away is not given back by a form opened before', async ({ ctx, as, page }) => {
  const [taken, given] = [await aRole(ctx, [], 'antigo'), await aRole(ctx, [], 'novo')]
  const [admin, person] = [await anAdmin(ctx), await aUser(ctx, { roles: [taken.name] })]
  const open = () => page(`/admin/usuarios/${person.id}`, admin)
  const [one, other, late] = [await open(), await open(), await open()]
  const button = 'Salvar tipo e papéis'
  expect((await one.press(button, { role_ids: [], reason: 'Saiu da equipe.' })).toast).toBe('Tipo e papéis salvos.')
  expect((await other.press(button, { user_type: 'medico', reason: 'É médica.' })).toast).toBe('Tipo e papéis salvos.')
  const { staffUsers } = (await as(admin)).accounts
  expect(await staffUsers.showOne({ id: person.id })).toMatchObject({ roles: [], user_type: 'medico' })
  const behind = await late.press(button, { role_ids: [String(taken.id), String(given.id)], reason: 'Mais um papel.' })
  expect(behind.status).toBe(409)
  expect(behind.textOf('[data-error-of=role_ids]')).toContain('Agora está assim:Em branco')
})

test('an account is suspended and given back with a reason each', async ({ ctx, page }) => {
  const [admin, person] = [await anAdmin(ctx), await aUser(ctx)]
  const theirs = await page('/', person)
  const screen = await page(`/admin/usuarios/${person.id}`, admin)
  const refused = await screen.press('Suspender conta', { reason: '' })
  expect(refused.error('reason')).toMatch(/\S/)
  const suspended = await refused.press('Suspender conta', { reason: 'Golpe relatado.' })
  expect(suspended.toast).toBe('Conta suspensa. A pessoa saiu de todos os aparelhos.')
  expect((await theirs.open('/perfil/editar')).location).toMatch(/^\/auth\/login/)
  const back = await (await suspended.follow()).press('Reativar conta', { reason: 'Era engano.' })
  expect(back.toast).toBe('Conta reativada. A pessoa já pode entrar de novo.')
})

test('an account of the administration is only looked at by other staff', async ({ ctx, page }) => {
  const admin = await anAdmin(ctx)
  const own = await page(`/admin/usuarios/${admin.id}`, admin)
  expect(own.text).toContain('Você só pode consultar esta conta')
  expect(own.text).not.toContain('Suspender conta')
})
