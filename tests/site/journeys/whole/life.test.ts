import { basename } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { registrationForm } from '#domains/people/accounts/registration-confirmation/registrations.factory.ts'
import { cpfCheckDigits } from '#shared/cpf.ts'
import { expect, test } from '../../browser.ts'
import { call } from '../../call.ts'
import { lastLink } from '../../outbox.ts'
import { fillLogin, fillRegistration, signUpPassword } from '../../sign-up.ts'

/** What each step of this life leaves in the copy. */
const inTheCopy = [
  ['aceites-dos-termos', 'terms'],
  ['plantas', 'Vitória'],
  ['registros', '600'],
  ['posts', 'Minha primeira planta'],
  ['cursos-inscricoes', 'course_id'],
  ['pedidos-itens', 'Vaso quadrado preto'],
  ['votos-na-copa', 'popular'],
  ['comunidade360-processos', 'importacao'],
] as const

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

async function arrive(page: Page, site: string, nickname: string) {
  await page.goto('/')
  await page.getByRole('link', { name: 'Começar meu diário' }).first().tap()
  await fillRegistration(page, nickname)
  await page.waitForURL(/confirmacao-email/)
  await page.goto(await lastLink(site, `${nickname}@exemplo.com`))
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).tap()
  await page.getByText('E-mail confirmado!').first().waitFor()
}

async function grow(page: Page) {
  await page.goto('/cultivo/add-planta')
  await page.getByLabel('Nome').fill('Vitória')
  await page.getByRole('radio', { name: 'Germinação' }).check({ force: true })
  await page.getByRole('button', { name: 'Criar planta' }).tap()
  await title(page, 'Vitória')
  const plant = new URL(page.url()).pathname
  await page.goto(`${plant}/atualizacoes?tipo=rega`)
  await page.getByLabel('Volume', { exact: true }).fill('600')
  await page.getByRole('button', { name: 'Registrar' }).tap()
  await page.getByText('600 ml').first().waitFor()
  await page.goto('/postagem/nova')
  await page.getByLabel('O que está crescendo aí?').fill('Minha primeira planta se chama Vitória.')
  await page.getByRole('button', { name: 'Publicar' }).tap()
  await page.waitForURL((url) => !url.pathname.endsWith('/nova'))
}

async function learn(page: Page) {
  await page.goto('/dichavando/cursos/primeiro-cultivo')
  await page.getByRole('button', { name: 'Inscrever-se, de graça' }).first().tap()
  await page.waitForURL(/\/o-que-decidir-antes$/)
  await page.getByRole('button', { name: 'Feita, próxima' }).tap()
  await page.getByText('1 de 9 aulas').first().waitFor()
}

/** What whoever buys, competes or opens a process is asked first. */
async function completeRegistration(page: Page) {
  const typed = registrationForm()
  const nine = String(Date.now()).slice(-9)
  await title(page, 'Complete seu cadastro')
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  await fill('Nome completo', typed.full_name)
  await fill('CPF', nine + cpfCheckDigits(nine))
  await fill('Data de nascimento', typed.birth_date)
  await fill('Telefone com DDD', typed.phone)
  await fill('CEP', typed.cep)
  await fill('Rua', typed.street)
  await fill('Número', typed.number)
  await fill('Bairro', typed.district)
  await fill('Cidade', typed.city)
  await page.getByLabel('Estado').selectOption(typed.uf)
  await page.getByRole('button', { name: 'Completar cadastro' }).tap()
}

async function buy(page: Page) {
  await page.goto('/loja/estufa-da-vila/vaso-quadrado-preto')
  await page.getByRole('button', { name: 'Comprar agora' }).tap()
  await completeRegistration(page)
  await title(page, 'Fechar pedido')
  await page.getByRole('radio', { name: /^Retirar/ }).check({ force: true })
  // The new total is there: one that was pressed before it is refused.
  await page.getByRole('button', { name: /^Pagar R\$\s7,90/ }).tap()
  await page.getByRole('button', { name: 'Copiar código' }).waitFor()
  const bank = await page.context().newPage()
  await bank.goto((await page.getByRole('link', { name: 'Fazer o papel do banco' }).getAttribute('href')) ?? '')
  await bank.getByRole('button', { name: 'Pagar', exact: true }).tap()
  await page.getByText('Pago').first().waitFor()
  await bank.close()
}

/** Votes: its account is made older than the phase, which nobody can wait for. */
async function compete(page: Page, nickname: string) {
  const client = new pg.Client({ connectionString: inject('database') })
  await client.connect()
  await client.query(`update users set created_at = created_at - interval '60 days' where nickname = $1`, [nickname])
  await client.end()
  await page.goto('/copa-grower/votar/joaquim.verde')
  await page
    .getByRole('button', { name: /^Votar/ })
    .first()
    .tap()
  await page
    .getByText(/Seu voto/)
    .first()
    .waitFor()
}

async function becomeAPatient(page: Page) {
  await page.goto('/comunidade-360')
  await page.getByRole('radio', { name: /^Autorização da Anvisa/ }).check({ force: true })
  await page.getByLabel('Conte o seu caso').fill('Dor crônica há dez anos.')
  await page.getByRole('button', { name: 'Abrir processo' }).tap()
  await title(page, 'Seu processo')
  return new URL(page.url()).pathname
}

/** The copy of all that is theirs, as text by file. */
async function takeACopy(page: Page, nickname: string) {
  await page.goto(`/perfil/${nickname}/delete`)
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Pedir uma cópia' }) })
  await form.getByLabel('Sua senha').fill(signUpPassword)
  await form.getByRole('button', { name: 'Pedir uma cópia' }).tap()
  const copy = page.locator('a[href^="/privacidade/copia/"]').first()
  await expect
    .poll(async () => {
      await page.reload()
      return copy.count()
    })
    .toBe(1)
  const answer = await page.request.get((await copy.getAttribute('href')) ?? '')
  const zip = await fromBufferPromise(await answer.body(), { lazyEntries: true })
  const files = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('.json'))
      files.set(basename(entry.fileName), await text(await zip.openReadStreamPromise(entry)))
  }
  return files
}

async function leave(page: Page, nickname: string) {
  await page.goto(`/perfil/${nickname}/delete`)
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Apagar minha conta' }) })
  await form.getByLabel('Seu apelido').fill(nickname)
  await form.getByLabel('Sua senha').fill(signUpPassword)
  await form.getByRole('button', { name: 'Apagar minha conta' }).tap()
  await page.waitForURL((url) => url.pathname === '/')
}

test('a whole life on a phone: arrives, grows, learns, buys, votes, becomes a patient, takes it all along and leaves', async ({
  site,
  open,
}) => {
  const page = await open(undefined, { width: 390, touch: true })
  const nickname = `vida${Date.now().toString(36)}`
  await arrive(page, site, nickname)
  await grow(page)
  await learn(page)
  await buy(page)
  await compete(page, nickname)
  const process = await becomeAPatient(page)
  const files = await takeACopy(page, nickname)
  for (const [file, part] of inTheCopy) expect(files.get(`${file}.json`) ?? '', file).toContain(part)
  await leave(page, nickname)
  const visitor = await open()
  await visitor.goto(`/perfil/${nickname}`)
  await title(visitor, 'Erro 404')
  expect((await call(`${site}/api/v1/user/users/${nickname}`)).status).toBe(404)
  expect((await call(`${site}${process}`, { as: 'vizinha' })).status).not.toBe(200)
  await page.goto('/auth/login')
  await fillLogin(page, nickname)
  await title(page, /Sua conta/)
})
