import { fromBufferPromise } from 'yauzl'
import { expect, test } from './browser.ts'
import { call, page as fetchPage } from './call.ts'

const plain = { javaScriptEnabled: false }

test('a yes and a no are one plain form each, with history and undo', async ({ open }) => {
  const page = await open('gerente', plain)
  await page.goto('/perfil/editar')
  const news = page.getByRole('listitem').filter({ hasText: 'Novidades por e-mail' }).first()
  await news.getByRole('button', { name: 'Permitir' }).click()
  await page.getByText('Você recebe novidades por e-mail.').waitFor()
  await news.getByRole('button', { name: 'Retirar permissão' }).click()
  await page.getByText('Você só recebe e-mails sobre a sua conta.').waitFor()
  await page.getByText(/Histórico: \d+ respostas/).click()
  await page.getByRole('button', { name: 'Desfazer a última resposta' }).click()
  await page.getByText('Você recebe novidades por e-mail.').waitFor()
})

test('a visitor changes the answer about cookies later, without scripts', async ({ open }) => {
  const page = await open(undefined, plain)
  await page.goto('/privacidade')
  await page.getByRole('button', { name: 'Permitir', exact: true }).click()
  await page.getByText('Podemos contar suas visitas.').first().waitFor()
  const answer = async () => (await page.context().cookies()).find(({ name }) => name === 'accept_cookie')?.value
  expect(await answer()).toBe('true')
  await page.getByRole('button', { name: 'Retirar a permissão' }).click()
  await page.getByText('Suas visitas não são contadas.').first().waitFor()
  expect(await answer()).toBe('false')
})

test("the cookie bar's answer of somebody signed in is in their history", async ({ site, open }) => {
  const page = await open('analista')
  await page.goto('/')
  const noted = page.waitForResponse((answer) => answer.url().includes('/privacidade/consentimentos'))
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Permitir' }).click()
  await noted
  const { body } = await call(`${site}/api/v1/user/consents`, { as: 'analista' })
  expect(body.history).toMatchObject([{ purpose: 'analytics', given: true, how: 'barra_de_cookies' }])
})

test('a copy is asked for with a plain form, written by the worker, and opens only for its owner', async ({
  site,
  open,
}) => {
  const page = await open('escritor', plain)
  await page.goto('/perfil/editar')
  await page.getByRole('button', { name: 'Pedir uma cópia' }).click()
  await page.getByText('Pedido feito.').waitFor()
  const download = page.getByRole('link', { name: 'Baixar' })
  await expect
    .poll(
      async () => {
        await page.goto('/perfil/editar')
        return download.count()
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(1)
  const path = (await download.getAttribute('href')) ?? ''
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(site + path, { headers: { cookie } })
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const zip = await fromBufferPromise(Buffer.from(await answer.arrayBuffer()))
  expect(zip.entryCount).toBeGreaterThan(10)
  expect((await fetchPage(site + path, { as: 'vizinha' })).status).toBe(404)
  expect((await fetchPage(site + path)).status).toBe(302)
})

test('leaving hides at once, signing in offers to stay, and everything comes back', async ({ site, open }) => {
  const name = 'sueli.contas'
  expect((await fetchPage(`${site}/perfil/${name}/delete`, { as: 'vizinha' })).status).toBe(404)
  expect((await fetchPage(`${site}/perfil/${name}`)).status).toBe(200)
  const page = await open('leitora', plain)
  await page.goto(`/perfil/${name}/delete`)
  await page.getByLabel('Seu apelido').fill(name)
  await page.getByLabel('Sua senha', { exact: true }).fill('errada')
  await page.getByRole('button', { name: 'Apagar minha conta' }).click()
  await page.getByText('Esta não é a sua senha.').waitFor()
  expect(await page.getByLabel('Seu apelido').inputValue()).toBe(name)
  await page.getByLabel('Sua senha', { exact: true }).fill('jardim-demo-2026')
  await page.getByRole('button', { name: 'Apagar minha conta' }).click()
  await page.getByText(/Sua conta será apagada em/).waitFor()
  expect((await fetchPage(`${site}/perfil/${name}`)).status).toBe(404)

  await page.goto('/auth/login')
  await page.getByLabel('E-mail ou apelido').fill(name)
  await page.getByLabel('Senha', { exact: true }).fill('jardim-demo-2026')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sua conta vai ser apagada' }).waitFor()
  await page.goto('/cultivo/plantas')
  await page.getByRole('button', { name: 'Desistir de apagar' }).click()
  await page.getByText('Tudo voltou como estava.').first().waitFor()
  expect((await fetchPage(`${site}/perfil/${name}`)).status).toBe(200)
})
