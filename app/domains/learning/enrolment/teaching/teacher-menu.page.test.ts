import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('Sistema Professor has its own menu; Tipo de evento stands there for an admin alone', async ({ ctx, page }) => {
  const menuOf = async (role: string) => {
    const { $ } = await page('/cursos/professor', await aUser(ctx, { roles: [role] }))
    return [
      ...new Set(
        $('nav[aria-label="Sistema Professor"] a')
          .map((_, link) => $(link).text())
          .get(),
      ),
    ]
  }
  const own = ['Dashboard', 'Configurações', 'Postagens no blog', 'Eventos', 'Voltar ao app']
  expect(await menuOf('professor')).toEqual(expect.arrayContaining(own))
  expect(await menuOf('professor')).not.toContain('Tipo de evento')
  expect(await menuOf('admin')).toEqual(expect.arrayContaining([...own, 'Tipo de evento']))
})
