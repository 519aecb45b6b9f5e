import { expect, test } from '../../browser.ts'

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

test('a document goes from the file picker to the list, and away with a question', async ({ open }) => {
  const page = await open('vizinha')
  const name = `autorização ${Date.now().toString(36)}.pdf`
  await page.goto('/perfil/documentos/novo')
  await page.getByLabel('Tipo de documento').selectOption('anvisa')
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdf) })
  await page.locator('input[type=hidden][name=file_id]').waitFor({ state: 'attached' })
  await page.getByLabel('Emitido em').fill('2099-01-01')
  await page.getByRole('button', { name: 'Adicionar documento' }).click()
  await page.getByText('Esta data ainda não chegou.').waitFor()
  await page.getByLabel('Emitido em').fill('2026-01-01')
  await page.getByRole('button', { name: 'Adicionar documento' }).click()
  await page.getByRole('link', { name: 'Autorização da Anvisa' }).first().click()
  await page.getByText(name, { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Apagar documento' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar', exact: true }).click()
  await page.getByText('Documento apagado.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/perfil/documentos')
})
