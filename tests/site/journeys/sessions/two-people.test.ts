import { expect, signIn, test } from '../../browser.ts'

test('what one person wrote is not published in the name of another who signed in in the next tab', async ({
  site,
  open,
}) => {
  const page = await open('vizinha')
  const text = `Só meu ${Date.now().toString(36)}`
  await page.goto('/postagem/nova')
  await page.getByLabel('O que está crescendo aí?').fill(text)
  await signIn(page.context(), site, 'cliente')
  const next = await page.context().newPage()
  await next.goto(`${site}/pedidos`)
  await page.getByRole('button', { name: 'Publicar' }).click()
  // Loaded anew it is the page of who is here now.
  await expect.poll(() => page.getByLabel('O que está crescendo aí?').inputValue()).toBe('')
  expect(new URL(page.url()).pathname).toBe('/postagem/nova')
  await next.goto(`${site}/perfil/rosangela.f/posts`)
  expect(await next.getByText(text).count()).toBe(0)
})
