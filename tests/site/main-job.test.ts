import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from './browser.ts'
import { lastLink } from './outbox.ts'
import { confirmEmail, fillLogin, fillRegistration } from './sign-up.ts'

async function photoOnDisk(name: string) {
  const path = join(await mkdtemp(join(tmpdir(), 'grower-foto-')), name)
  await writeFile(
    path,
    await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#4d7c3a' } })
      .jpeg()
      .toBuffer(),
  )
  return path
}

test('a person registers, confirms by the mailed link, creates a plant with photos, writes an update; another sees it only if it is public', async ({
  open,
  site,
}) => {
  const page = await open()
  const nickname = `ana${Date.now().toString(36)}`
  await page.goto('/cultivo/add-planta')
  await page.getByRole('button', { name: 'Só o necessário' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /criar conta/i })
    .click()
  await page.waitForURL(/auth\/register/)
  await fillRegistration(page, nickname)
  await page.waitForURL(/confirmacao-email/)
  await confirmEmail(page, await lastLink(site, `${nickname}@exemplo.com`))
  await page.getByRole('link', { name: 'Entrar' }).last().click()
  await fillLogin(page, nickname)
  await page.waitForURL(/add-planta/)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await photoOnDisk('um.jpg'), await photoOnDisk('dois.jpg')])
  await expect.poll(() => page.locator('input[type=hidden][name=photo_ids]').count(), { timeout: 15_000 }).toBe(2)
  await page.getByLabel('Nome').fill('Primeira')
  await page.getByRole('radio', { name: 'Vegetativo' }).check({ force: true })
  await page.getByRole('button', { name: 'Criar planta' }).click()
  await page.waitForURL(/\/cultivo\/planta\/primeira/)
  await page.getByRole('heading', { level: 1, name: 'Primeira' }).waitFor()
  const address = new URL(page.url()).pathname

  await page.goto(`${address}/atualizacoes`)
  await page.getByLabel('O que aconteceu?').fill('Brotou o primeiro par de folhas.')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await page.getByText('Brotou o primeiro par de folhas.').waitFor()

  const neighbour = await open('vizinha')
  expect((await neighbour.goto(address))?.status()).toBe(404)
  const visitor = await open()
  expect((await visitor.goto(address))?.status()).toBe(404)

  await page.goto(address)
  await page.getByRole('switch').click()
  await page.getByText('Agora qualquer pessoa vê esta planta.').waitFor()
  expect((await neighbour.goto(address))?.status()).toBe(200)
  await neighbour.getByText('Brotou o primeiro par de folhas.').waitFor()
  expect((await visitor.goto(address))?.status()).toBe(200)
  expect(await visitor.locator('main img[src^="/midia/"]').count()).toBeGreaterThan(0)

  await page.goto(address)
  await page.getByRole('switch').click()
  await page.getByText('Agora só você vê esta planta.').waitFor()
  expect((await visitor.goto(address))?.status(), 'the cached page is purged at once').toBe(404)
  expect((await neighbour.goto(address))?.status()).toBe(404)
})

test('a neighbour saves a public plant, and its grower sees the count change while the page is open', async ({
  open,
}) => {
  const visitor = await open()
  await visitor.goto('/')
  const address = (await visitor.locator('main article a[href^="/cultivo/planta/"]').first().getAttribute('href')) ?? ''
  await visitor.goto(address)
  await visitor.getByRole('button', { name: /^Salve para/ }).click()
  await visitor.getByRole('dialog').getByText('Você precisa estar logado para curtir!').waitFor()

  const watcher = await open('professor')
  await watcher.goto(address)
  const saver = await open('vizinha')
  await saver.goto(address)
  const heart = saver.getByRole('button', { name: /^Salve para/ })
  const before = await heart.getAttribute('aria-pressed')
  const count = async (page: typeof saver) => {
    const text = (await page.getByRole('button', { name: /^Salve para/ }).textContent()) ?? ''
    return Number(/(\d+)$/.exec(text)?.[1])
  }
  const was = await count(watcher)
  expect(was).toBeGreaterThanOrEqual(0)
  await heart.click()
  const change = before === 'true' ? -1 : 1
  await expect.poll(() => count(watcher), { timeout: 10_000 }).toBe(was + change)
  await expect.poll(() => count(saver)).toBe(was + change)
  await saver.reload()
  expect(await heart.getAttribute('aria-pressed')).toBe(String(change === 1))
})
