import { expect, test } from '../../browser.ts'
import { call, newPlant } from '../../call.ts'
import { openMenu } from '../../open-menu.ts'

test('before a plant is shown to all it is said what they will see, and asked; whoever thinks again shows nothing', async ({
  site,
  open,
}) => {
  const plant = await newPlant(site)
  const seen = async () => (await call(`${site}/api/v1/plan-cultivation/plant/${plant.slug}`)).status
  const page = await open('grower')
  const ask = async () => {
    await page.goto(`/cultivo/planta/${plant.slug}`)
    // A site under pressure may refuse a part's code (503): the page then loads itself once more, and until the switch lives
    // the browser asks by itself, which Playwright would answer with no. A person loses nothing.
    await page.locator('[role=switch]:not([data-ask])').waitFor({ state: 'attached' })
    await openMenu(page, 'Mais sobre')
    await page.getByRole('switch', { name: /Só você vê/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Mostrar a todos?' })
    await dialog.waitFor()
    return dialog
  }
  const asked = await ask()
  await asked.getByText(/Qualquer pessoa vai ver, mesmo sem conta: o nome, as fotos, a genética/).waitFor()
  await asked.getByRole('button', { name: 'Voltar' }).click()
  await asked.waitFor({ state: 'hidden' })
  expect(await seen()).toBe(404)
  const again = await ask()
  await again.getByRole('button', { name: 'Tornar público' }).click()
  await expect.poll(seen).toBe(200)
})
