import type { Page } from 'playwright-core'
import { expect, test } from '../../browser.ts'
import { enter, newAccount } from '../../new-account.ts'

const item = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text }).first()

/** A space with a plant that germinates since today. */
async function spaceAndPlant(page: Page) {
  await page.goto('/cultivo/add-espaco')
  await page.getByLabel('Nome').fill('Tenda da varanda')
  await page.getByRole('radio', { name: 'Tenda' }).check({ force: true })
  await page.getByRole('button', { name: 'Criar espaço' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tenda da varanda' }).waitFor()
  const space = new URL(page.url()).pathname
  await page.goto('/cultivo/add-planta')
  await page.getByLabel('Nome').fill('Primeira')
  await page.getByRole('radio', { name: 'Germinação' }).check({ force: true })
  await page.getByLabel('Espaço').selectOption({ label: 'Tenda da varanda' })
  await page.getByRole('button', { name: 'Criar planta' }).click()
  await page.getByRole('heading', { level: 1, name: 'Primeira' }).waitFor()
  return { space, plant: new URL(page.url()).pathname }
}

/** A plan from the site's template for autoflowers, with both in it. */
async function planFromTemplate(page: Page) {
  await page.goto('/cultivo/add-plano')
  const template = item(page, 'Autoflorescente')
  await template.getByRole('link', { name: 'Começar com este modelo' }).click()
  await page.getByLabel('Nome do plano').fill('Meu primeiro cultivo')
  await page.getByRole('button', { name: 'Criar plano' }).click()
  await page.getByRole('heading', { level: 1, name: 'Meu primeiro cultivo' }).waitFor()
  const plan = new URL(page.url()).pathname
  for (const [tab, name] of [
    ['plantas', 'Primeira'],
    ['espacos', 'Tenda da varanda'],
  ]) {
    await page.goto(`${plan}/${tab}`)
    await page.getByRole('checkbox', { name }).check()
    await page.getByRole('button', { name: 'Salvar escolha' }).click()
    await page.getByText(/^Salvamos (as plantas|os espaços) do plano/).waitFor()
  }
  return plan
}

/** Selects plants in the list, then fills in the bulk action. */
async function manage(page: Page, act: string, query = '') {
  await page.goto(`/cultivo/gerenciar/plantas${query}`)
  await page.getByRole('checkbox', { name: /Primeira/ }).check()
  await page.getByRole('button', { name: act, exact: true }).click()
}

test('a first grow on the phone, from the plan to the dry weight', async ({ site, open }) => {
  const page = await open()
  await enter(page, await newAccount(site), '/cultivo')
  await page.getByText('Seu jardim começa aqui').waitFor()
  const { space, plant } = await spaceAndPlant(page)
  const plan = await planFromTemplate(page)

  await page.goto(plan)
  await page.getByRole('button', { name: 'Começar o plano' }).click()
  await page.getByText(/dia 1 do plano/).waitFor()
  await page.goto('/cultivo/agenda?visao=lista')
  await page.getByRole('main').getByText('Umedecer').first().waitFor()
  await expect
    .poll(() => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Umedecer' }).count())
    .toBeGreaterThan(4)

  // Hoje: the first time asks for the amount, after that it is one tap.
  await page.goto('/cultivo')
  await item(page, 'Umedecer')
    .getByRole('link', { name: /Registrar.*Umedecer/ })
    .click()
  await page.getByLabel('Volume', { exact: true }).fill('200')
  await page.getByRole('button', { name: 'Feito' }).click()
  await page.getByText('Feito! A próxima é amanhã.').waitFor()
  await page.goto(`${plant}/atualizacoes`)
  await page.getByText('200 ml').waitFor()

  // The plant is faster than the plan.
  await page.goto(plant)
  await page.getByLabel('Nova fase').selectOption({ label: 'Vegetativo' })
  await page.getByRole('button', { name: 'Mudar de fase' }).click()
  await page.getByText('dia 1 do vegetativo').first().waitFor()

  // A task of one's own, done in one tap: it writes the journal and comes back two days later.
  await page.goto('/cultivo/agenda/nova')
  await page.getByLabel('O que fazer').fill('Girar a planta')
  await page.getByLabel('Onde', { exact: true }).selectOption({ label: 'Planta: Primeira' })
  await page.getByLabel('Atividade').selectOption({ label: 'LST (amarração)' })
  await page.getByLabel('Repetir').selectOption('dias')
  await page.getByLabel('A cada').fill('2')
  await page.getByRole('button', { name: 'Criar tarefa' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/nova'))
  await page.goto('/cultivo')
  await item(page, 'Girar a planta')
    .getByRole('button', { name: /Feito.*Girar a planta/ })
    .click()
  await page.getByRole('button', { name: /Desfazer.*Girar a planta/ }).waitFor()
  await page.goto(`${plant}/atualizacoes`)
  await page.getByRole('heading', { name: 'LST (amarração)' }).waitFor()
  await page.goto(`${plant}/agenda?visao=lista`)
  const ahead = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /em 2 dias|depois de amanhã/i }) })
  await ahead.getByText('Girar a planta').first().waitFor()

  // A reading of the tent is on its climate page.
  await page.goto(`${space}/atualizacoes?tipo=medicao`)
  await page.getByLabel('Temperatura', { exact: true }).fill('24,5')
  await page.getByLabel('Umidade', { exact: true }).fill('65')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await page.getByText('Atualização registrada.').waitFor()
  await page.goto(`${space}/clima?periodo=dia`)
  await page.getByText('Em números').click()
  await page.getByRole('row').filter({ hasText: '24,5' }).filter({ hasText: '65' }).waitFor()

  // Harvested, and weighed again when it is dry.
  await manage(page, 'Colher')
  await page.getByLabel('Peso úmido de Primeira').fill('412')
  await page.getByRole('button', { name: 'Colher 1 planta' }).click()
  await page.waitForURL((url) => !url.searchParams.has('acao'))
  await manage(page, 'Pesar', '?status=colhida')
  await page.getByLabel('Seco de Primeira').fill('98,5')
  await page.getByRole('button', { name: 'Pesar 1 planta' }).click()
  await page.waitForURL((url) => !url.searchParams.has('acao'))

  await page.goto(plant)
  await page.getByText(/^Colhida em/).waitFor()
  await page.getByText('412 g').first().waitFor()
  await page.getByText('98,5 g').first().waitFor()
  await page.getByText('(24 % do úmido)').waitFor()

  // Planned against done.
  await page.goto(plan)
  await item(page, /^Germinação/)
    .getByText(/começou .* · no dia/)
    .waitFor()
  await item(page, /^Plântula/)
    .getByText(/começou .* · 5 dias adiantado/)
    .waitFor()
})
