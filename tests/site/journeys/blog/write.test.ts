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

const workOf = async (site: string, page: Page) => {
  const { body } = await call(`${site}/api/v1/blog/work/${page.url().split('/').at(-1)}`, { as: who })
  return body as { version: number; text: { document: unknown } }
}
const savedText = async (site: string, page: Page) => JSON.stringify((await workOf(site, page)).text.document)

/** What this device keeps of what is written. */
const keptHere = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

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
  const asked = second.getByText('Não salvo: há outra versão')
  await asked.waitFor()
  // Whoever writes on is not taken out of the text.
  await second.keyboard.type(' E o resto.')
  await expect.poll(() => keptHere(second)).toContain('Da segunda. E o resto.')
  expect(await asked.isVisible()).toBe(true)
  await second.getByRole('button', { name: 'Ficar com o meu texto' }).click()
  await expect.poll(() => savedText(site, second)).toContain('Da segunda. E o resto.')
  await second.getByRole('link', { name: 'Versões' }).click()
  await second.getByRole('link', { name: 'Versão 2' }).click()
  await second.getByText('Da primeira.').first().waitFor()
})

test('who leaves while writing loses nothing and is asked nothing; a page that is closed has sent it', async ({
  open,
  site,
}) => {
  const page = await open(who, { width: 390, touch: true })
  const text = await begin(page, 'Sem esperar')
  const address = page.url()
  await text.click()
  await page.keyboard.type('Escrevi e saí.')
  await page.getByRole('link', { name: 'Minhas Obras' }).first().click()
  await page.waitForURL(/postagens$/)
  await page.locator(`a[href="${new URL(address).pathname}"]`).click()
  await page.waitForURL(address)
  await text.getByText('Escrevi e saí.').click()
  expect(await page.getByText('não chegou a ser salvo').count()).toBe(0)
  // Without a signal it goes too, and the text is offered when it is opened again. Cut inside the page: a request that
  // outlives its page may slip past a route that is still deciding when the page goes, and is then saved late.
  await page.evaluate(() => {
    const real = window.fetch
    window.fetch = (...sent) =>
      sent[1]?.method === 'PUT' ? Promise.reject(new TypeError('Failed to fetch')) : real(...sent)
  })
  await page.keyboard.press('End')
  await page.keyboard.type(' Sem sinal.')
  await page.getByRole('link', { name: 'Minhas Obras' }).first().click()
  await page.waitForURL(/postagens$/)
  await page.goto(address)
  const offered = page.getByRole('button', { name: 'Recuperar' })
  await offered.waitFor()
  const { version } = await workOf(site, page)
  await offered.click()
  await expect.poll(() => savedText(site, page)).toContain('Escrevi e saí. Sem sinal.')
  const { body } = await call(`${site}/api/v1/blog/work/${address.split('/').at(-1)}/revisions`, { as: who })
  expect(body.data, 'what gave way').toContainEqual(expect.objectContaining({ version }))
  await text.getByText('Sem sinal.').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Fechei.')
  const other = await page.context().newPage()
  await page.close({ runBeforeUnload: true })
  await other.goto(address)
  await expect.poll(() => savedText(site, other)).toContain('Sem sinal. Fechei.')
})

test('a refused text is shown where it is wrong, once: who writes on there is not interrupted', async ({
  open,
  site,
}) => {
  const page = await open(who, { width: 390, touch: true })
  const text = await begin(page, 'Sem categoria')
  await text.click()
  await page.keyboard.type('Pronto.')
  await page.getByRole('button', { name: 'Enviar para revisão' }).click()
  await page.locator('[aria-invalid="true"]:focus').waitFor()
  await text.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Faltava a categoria, e continuo a escrever.', { delay: 60 })
  await expect.poll(() => savedText(site, page)).toContain('Pronto. Faltava a categoria, e continuo a escrever.')
})
