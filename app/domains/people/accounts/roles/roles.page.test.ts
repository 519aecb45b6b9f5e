import { expect, test } from '#tests/fixtures.ts'
import { anAdmin, aRole, aStaffMember } from '../staff/staff-users.factory.ts'

test('a role is made, renamed and deleted by its forms; a name that is taken is said beside its field', async ({
  ctx,
  page,
}) => {
  const start = await page('/admin/roles', await anAdmin(ctx))
  const taken = await start.press('Criar papel', { name: 'admin' })
  expect(taken.status).toBeGreaterThanOrEqual(400)
  expect(taken.error('name')).toMatch(/\S/)
  const made = await taken.press('Criar papel', { name: 'colheita' })
  expect(made.toast).toBe('O papel colheita foi criado. Agora escolha o que ele pode fazer.')
  const list = await made.follow()
  expect(list.$('h2:contains("colheita")')).toHaveLength(1)
  expect(list.$('h2').text()).toContain('vendas')
  expect(list.$('main').text()).not.toMatch(/\b(seller|manager|iot_analyst)\b/)
  const own = 'li:has(h2:contains("colheita"))'
  const renamed = await list.press('Renomear papel', { name: 'safra' }, own)
  expect(renamed.toast).toBe('O papel agora se chama safra.')
  const removed = await (await renamed.follow()).press('Apagar papel', {}, 'li:has(h2:contains("safra"))')
  expect(removed.toast).toBe('O papel foi apagado.')
  expect((await removed.follow()).$('h2:contains("safra")')).toHaveLength(0)
})

test('the permissions of all roles are saved at once, and hold for the next request', async ({ ctx, page }) => {
  const role = await aRole(ctx, [], 'leitura')
  const reader = await aStaffMember(ctx, ['plants.manage'])
  expect((await page('/admin/auditoria', reader)).location).toBe('/')
  const matrix = await page('/admin/roles/permissions', await anAdmin(ctx))
  expect(matrix.text).not.toMatch(/[a-z]+\.(read|manage)/)
  const granted = matrix
    .$('[name=grants]:checked')
    .map((_, box) => matrix.$(box).val())
    .get()
    .map(String)
  const column = matrix
    .$('[name=grants][value$=":audit.read"]')
    .map((_, box) => matrix.$(box).val())
    .get()
    .map(String)
  const saved = await matrix.press('Salvar permissões', { grants: [...new Set([...granted, ...column])] })
  expect(saved.toast).toBe('Permissões salvas. Já valem para todos.')
  expect((await saved.follow()).$(`[value="${role.id}:audit.read"]`).is(':checked')).toBe(true)
  expect((await page('/admin/auditoria', reader)).status).toBe(200)
})
