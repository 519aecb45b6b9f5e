import { expect, test } from '../../browser.ts'

test('a save that fails stands as before, with the words of the specification', async ({ open }) => {
  const page = await open('vizinha')
  await page.goto('/banca/mais-curtidas/plantas')
  await page.route('**/salves.data*', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'indisponível' }),
  )
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Salve para a planta/ })
    .first()
  const before = [await heart.getAttribute('aria-pressed'), await heart.textContent()]
  await heart.click()
  const word = before[0] === 'true' ? 'descurtir' : 'salvar'
  await page
    .getByText(
      `Desculpe, tivemos um erro ao ${word}, tente novamente. Se o erro persistir, entre em contato com o suporte no nosso discord!`,
      { exact: true },
    )
    .waitFor()
  expect([await heart.getAttribute('aria-pressed'), await heart.textContent()]).toEqual(before)
})
