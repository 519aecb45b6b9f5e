import { expect, test } from '#tests/fixtures.ts'

test('the page without signal asks nobody to sign in, nor about cookies: who looks may be signed in', async ({
  page,
}) => {
  const asks = /Criar conta|Contar visitas/
  expect((await page('/app')).textOf('body')).toMatch(asks)
  expect((await page('/sem-conexao')).textOf('body')).not.toMatch(asks)
})
