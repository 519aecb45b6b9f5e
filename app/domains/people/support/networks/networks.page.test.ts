import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('the footer and the contact page show the networks, and nothing while there are none', async ({ ctx, page }) => {
  const list = '[aria-label="Redes sociais"] a'
  expect((await page('/contato')).$(list)).toHaveLength(0)
  const admin = await anAdmin(ctx)
  const start = await page('/admin/redes_sociais', admin)
  expect(start).toMatchObject({ status: 200, heading: 'Redes sociais', title: 'Redes sociais - Grower' })
  const form = await start.open('/admin/redes_sociais/nova')
  const refused = await form.press('Criar', { kind: 'instagram', address: 'https://mal.example/' })
  expect([refused.status, refused.value('address')]).toEqual([422, 'https://mal.example/'])
  expect(refused.error('address')).toContain('no Instagram')
  const made = await refused.press('Criar', { kind: 'instagram', address: 'https://www.instagram.com/grower' })
  expect(made.toast).toBe('Instagram entrou na lista.')
  const contact = await page('/contato')
  expect(contact.$(`main ${list}`).attr('href')).toBe('https://www.instagram.com/grower')
  expect(contact.$(`footer ${list}`).attr('rel')).toBe('me noopener')

  const edit = await (await made.follow()).click('Instagram', 'main')
  expect(edit.heading).toBe('Instagram')
  const saved = await edit.press('Salvar', { active: 'false' })
  expect(saved.toast).toBe('Instagram foi salva.')
  expect((await page('/sobre')).$(list)).toHaveLength(0)
  const gone = await edit.press('Apagar')
  expect(gone.toast).toBe('A rede foi apagada.')
})
