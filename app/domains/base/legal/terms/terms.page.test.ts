import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('the terms are a page for everybody; who has not accepted them finds no other, and goes on with a yes', async ({
  ctx,
  page,
}) => {
  const open = await page('/termos-e-condicoes')
  expect(open).toMatchObject({ status: 200, title: 'Termos de serviço - Grower' })
  expect(open.text).toMatch(/Versão .+, vale a partir de/)
  expect(open.text).not.toContain('Li e aceito')
  const user = await aUser(ctx, { terms_accepted: false })
  const turned = await page('/cultivo/plantas', user)
  expect(turned.location).toBe('/termos-e-condicoes?redirect=%2Fcultivo%2Fplantas')
  const answer = await turned.follow()
  expect(answer.text).toContain('Para continuar, aceite os termos')
  const accepted = await answer.press('Li e aceito')
  expect([accepted.location, accepted.toast]).toEqual(['/cultivo/plantas', 'Termos aceitos. Bom cultivo!'])
  expect((await accepted.follow()).status).toBe(200)
})

test('who does not accept them may leave', async ({ ctx, page }) => {
  const answer = await page('/termos-e-condicoes', await aUser(ctx, { terms_accepted: false }))
  const left = await answer.press('Não aceito, quero sair')
  expect((await left.follow()).heading).toBe('O caderno do seu jardim')
})

test('a version that never was is no page', async ({ page }) => {
  for (const path of ['/termos-e-condicoes', '/privacidade'])
    expect((await page(`${path}?versao=nao-ha`)).status).toBe(404)
})
