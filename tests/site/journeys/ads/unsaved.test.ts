import { expect, test } from '../../browser.ts'

test('who leaves a form with something typed is asked first, and may stay', async ({ open }) => {
  const page = await open('admin', { width: 1440 })
  // On a slow line the dialog's code comes after the press that it asks about.
  const pressed = Promise.withResolvers<void>()
  let held = false
  await page.route('**/assets/leave-dialog-*.js', async (route) => {
    held = true
    await pressed.promise
    await route.continue()
  })
  await page.goto('/admin/ads/ads_type/novo')
  await page.getByLabel('Nome', { exact: true }).fill('Rodapé')
  const leave = page.getByRole('link', { name: 'Painel', exact: true }).first()
  await leave.click()
  await expect.poll(() => held).toBe(true)
  pressed.resolve()
  await page.getByRole('dialog').getByText('Sair sem salvar?').waitFor()
  await page.getByRole('button', { name: 'Continuar editando' }).click()
  await page.waitForURL('**/admin/ads/ads_type/novo')
  await leave.click()
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await page.waitForURL('**/admin')
})
