import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from '../../browser.ts'
import { call } from '../../call.ts'

/** An account that other journeys do not write with. */
const who = 'professor'

const aPhoto = async () => ({
  name: 'folha.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: '#3d7a4c' } })
    .jpeg()
    .toBuffer(),
})

async function begin(page: Page, title: string) {
  await page.goto('/escritor/dashboard/postagens/nova')
  await page.getByLabel('Título').fill(title)
  await page.getByRole('button', { name: 'Começar a escrever' }).click()
  await page.waitForURL(/postagens\/\d+$/)
  await page.getByRole('toolbar', { name: 'Formatação' }).waitFor()
  return page.getByRole('textbox', { name: 'Texto da postagem' })
}

const savedText = async (site: string, page: Page) => {
  const id = page.url().split('/').at(-1)
  const { body } = await call(`${site}/api/v1/blog/work/${id}`, { as: who })
  return JSON.stringify((body.text as { document: unknown }).document)
}

test('a text saves itself; what is typed after a photo stands below it; without a signal nothing is lost', async ({
  open,
  site,
}) => {
  const page = await open(who, { width: 360, touch: true })
  const text = await begin(page, 'Do celular')
  await text.click()
  await page.keyboard.type('Antes da foto.')
  await expect.poll(() => savedText(site, page)).toContain('Antes da foto.')
  await page.getByLabel('Fotos do texto').setInputFiles(await aPhoto())
  // Not described yet, it is no image to who asks by role.
  await text.locator('figure img').waitFor()
  await page.keyboard.type('Depois da foto.')
  await expect.poll(() => savedText(site, page)).toMatch(/Antes da foto\..*"picture".*Depois da foto\./)
  // Chosen to be described, it is not written over.
  await text.locator('figure img').click()
  await page.getByLabel('O que a foto mostra').waitFor()
  await page.keyboard.type('Entre.')
  await expect.poll(() => savedText(site, page)).toMatch(/"picture".*Entre\..*Depois da foto\./)
  await page.context().setOffline(true)
  await page.keyboard.type(' E sem sinal.')
  await page.getByText('está guardado neste aparelho').waitFor()
  await page.context().setOffline(false)
  await expect.poll(() => savedText(site, page), { timeout: 30_000 }).toContain('E sem sinal.')
  await page.getByText(/^Salvo/).waitFor()
})

test('two windows on one text: the second is told, keeps its words, and the first’s are a version', async ({
  open,
  site,
}) => {
  const page = await open(who, { width: 1440 })
  const text = await begin(page, 'Em duas janelas')
  const second = await page.context().newPage()
  await second.goto(page.url())
  const other = second.getByRole('textbox', { name: 'Texto da postagem' })
  await other.waitFor()
  await text.click()
  await page.keyboard.type('Da primeira.')
  await expect.poll(() => savedText(site, page)).toContain('Da primeira.')
  await other.click()
  await second.keyboard.type('Da segunda.')
  await second.getByText('Não salvo: há outra versão').waitFor()
  await second.getByRole('button', { name: 'Ficar com o meu texto' }).click()
  await expect.poll(() => savedText(site, second)).toContain('Da segunda.')
  await second.getByRole('link', { name: 'Versões' }).click()
  await second.getByRole('link', { name: 'Versão 2' }).click()
  await second.getByText('Da primeira.').first().waitFor()
})
