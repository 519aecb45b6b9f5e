import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

const kinds = [
  ['termos_de_servico', 'Versões dos termos de serviço', '/termos-e-condicoes'],
  ['politica_de_privacidade', 'Versões da política de privacidade', '/privacidade'],
] as const

test.for(kinds)(
  'a new version of %s is drafted, published, and read by everybody',
  async ([name, title, address], { ctx, page }) => {
    const admin = await anAdmin(ctx)
    const list = await page(`/admin/${name}`, admin)
    expect(list).toMatchObject({ status: 200, heading: title, title: `${title} - Grower` })
    const form = await list.open(`/admin/${name}/novo`)
    expect(form).toMatchObject({ status: 200, heading: 'Nova versão' })
    const typed = { summary: 'Fica mais claro.', body: '# O novo texto\n\nTudo de **novo** em <b>casa</b>.' }
    const refused = await form.press('Salvar rascunho', { ...typed, version: '' })
    expect(refused.status).toBe(422)
    expect(refused.error('version')).toMatch(/\S/)
    expect([refused.value('summary'), refused.value('body')]).toEqual([typed.summary, typed.body])
    const kept = await refused.press('Salvar rascunho', { version: '9.0' })
    expect(kept.toast).toBe('O rascunho 9.0 foi salvo. Confira e publique.')
    const draft = await kept.follow()
    expect(draft).toMatchObject({ status: 200, heading: 'Versão 9.0' })
    expect((await page(address)).text).not.toContain('Tudo de novo')
    const published = await draft.press('Publicar a versão 9.0')
    expect(published.toast).toMatch(/^A versão 9\.0 vale a partir de/)
    const read = await page(address)
    expect(read).toMatchObject({ heading: 'O novo texto' })
    expect(read.text).toContain('Tudo de novo em <b>casa</b>.')
    expect((await page(`/admin/${name}/editar/versao-9-0`, await anAdmin(ctx))).status).toBe(404)
  },
)

test('a draft is changed and thrown away', async ({ ctx, as, page }) => {
  const admin = await anAdmin(ctx)
  const { slug } = await (await as(admin)).legal.terms.create({ version: '9.1', summary: '', body: '# Rascunho' })
  const form = await page(`/admin/termos_de_servico/editar/${slug}`, admin)
  expect(form).toMatchObject({ status: 200, heading: 'Rascunho 9.1' })
  const saved = await form.press('Salvar rascunho', { version: '9.2' })
  expect(saved.toast).toBe('O rascunho foi salvo.')
  const away = await (await saved.open('/admin/termos_de_servico/editar/versao-9-2')).press('Apagar rascunho')
  expect([away.location, away.toast]).toEqual(['/admin/termos_de_servico', 'O rascunho foi apagado.'])
})

test('the administration of texts is for staff', async ({ ctx, page }) => {
  for (const [name] of kinds)
    for (const rest of ['', '/novo', '/csv', '/visualizar']) {
      expect((await page(`/admin/${name}${rest}`, await aUser(ctx))).location, rest).toBe('/')
      expect((await page(`/admin/${name}${rest}`)).location, rest).toMatch(/^\/auth\/login/)
      expect((await page(`/admin/${name}${rest}`, await anAdmin(ctx))).status, rest).toBe(200)
    }
})
