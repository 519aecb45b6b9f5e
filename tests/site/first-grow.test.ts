import type { Page } from 'playwright-core'
import { expect, test } from './browser.ts'
import { enter, newAccount } from './new-account.ts'

const item = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text }).first()

/** A space, and a plant in it that germinates since today. */
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

/** From the site's template for autoflowers, with both in it. */
async function planFromTemplate(page: Page) {
  await page.goto('/cultivo/add-plano')
  const template = item(page, 'Autoflorescente')
  await template.getByRole('link', { name: 'Começar deste modelo' }).click()
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
    await page.getByText('do plano estão salv').waitFor()
  }
  return plan
}

/** Marked in the list, then what the act asks for. */
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

  await page.goto('/cultivo/agenda?ver=lista')
  await page.getByRole('main').getByText('Umedecer').first().waitFor()

  // Hoje: the first time says how much, after that it is one tap.
  await page.goto('/cultivo')
  await item(page, 'Umedecer').getByRole('link', { name: 'Anotar: Umedecer' }).click()
  await page.getByLabel('Volume').fill('200')
  await page.getByRole('button', { name: 'Feito' }).click()
  await page.getByText('Feito! A próxima é amanhã.').waitFor()
  await page.goto(`${plant}/atualizacoes`)
  await page.getByText('200 ml').waitFor()

  // The plant is faster than the plan.
  await page.goto(plant)
  await page.getByLabel('Nova fase').selectOption({ label: 'Vegetativo' })
  await page.getByRole('button', { name: 'Mudar de fase' }).click()
  await page.getByText('Vegetativo · dia 1').first().waitFor()

  await page.goto('/cultivo')
  console.log(await page.getByRole('main').innerText())
  await page.goto(plan)
  console.log(await page.getByRole('main').innerText())
  console.log(space)
}, 30_000)
