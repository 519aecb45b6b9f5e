import type { Locator } from 'playwright-core'
import { expect, test } from '../../browser.ts'
import { aModel, linked, robotsAtBench, switchedOn } from '../ganza/bench.ts'

const who = 'jurado'

const topOf = (thing: Locator) => thing.evaluate((element) => element.getBoundingClientRect().top)

test('a mode is built on a phone: a block stands where it was added, is tried, saved and followed', async ({
  site,
  open,
}) => {
  const [made] = await robotsAtBench(site, await aModel(site))
  if (!made) throw new Error('no robot')
  await linked(site, made, who)
  const robot = await switchedOn(site, made, { temperature: 24 })
  await robot.tick()
  const page = await open(who)
  await page.goto(`/ganza/${made.serial}/meu-modo`)
  const add = page.getByRole('button', { name: 'Adicionar um bloco' })
  const blocks = page.locator('.mode-block')
  await add.click()
  await expect.poll(() => blocks.count()).toBe(1)
  await blocks.first().getByLabel('O aparelho').selectOption({ label: 'Luz' })
  await add.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await add.click()
  await expect.poll(() => blocks.count()).toBe(2)
  // Open in the place of the button, and begun by keys as by the thumb.
  const last = blocks.last()
  await expect.poll(() => last.evaluate((block) => block.contains(document.activeElement))).toBe(true)
  expect(await page.evaluate(() => scrollY), 'nothing jumped').toBe(before)
  expect(await topOf(last)).toBeGreaterThan(0)
  expect(await topOf(last)).toBeLessThan(760)
  await last.getByLabel('O aparelho').selectOption({ label: 'Exaustor' })
  await last.getByLabel('Quando').selectOption({ label: 'Quando uma leitura passa do limite' })
  await last.getByLabel('O limite').fill('10')
  await last.getByLabel('Liga em').fill('60')
  await page.getByRole('button', { name: 'Ver como seria' }).click()
  const answer = page.getByRole('heading', { name: 'Como seria' })
  await expect.poll(() => topOf(answer)).toBeGreaterThan(0)
  expect(await topOf(answer)).toBeLessThan(400)
  await page.getByLabel('O que mudou').fill('Exaustor pelo calor')
  await page.getByRole('button', { name: 'Salvar meu modo' }).click()
  await page.getByText('Salvo como versão 1.').waitFor()
  await page.getByRole('button', { name: 'Usar no robô' }).click()
  await page.getByRole('button', { name: 'Mudar para Meu modo' }).click()
  await page.getByText('Pedido enviado.').waitFor()
  await robot.tick()
  await robot.tick()
  await page.goto(`/ganza/${made.serial}`)
  await page.getByText('Meu modo', { exact: true }).first().waitFor()
  await page.getByText('ligado em 60 %').first().waitFor()
})
