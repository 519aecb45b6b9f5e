import { expect, test } from './browser.ts'
import { newPlant } from './call.ts'

const plain = { javaScriptEnabled: false }

test('a calculator answers without scripts, in its address', async ({ open }) => {
  const page = await open('grower', plain)
  await page.goto('/cultivo/calculadoras')
  await page.getByLabel('Ar', { exact: true }).fill('25,0')
  await page.getByLabel('Umidade').fill('60')
  await page.getByLabel('Diferença').fill('2')
  await page.getByRole('button', { name: 'Calcular' }).click()
  await page.getByText('0,91 kPa').first().waitFor()
  expect(page.url()).toContain('temperature=25%2C0')
  expect(await page.getByLabel('Umidade').inputValue()).toBe('60')
})

test('a wrong field is answered with 422 and a sentence beside it, and keeps what was typed', async ({ open }) => {
  const page = await open('grower', plain)
  const answer = await page.goto('/cultivo/calculadoras?calc=ec&reading=1000&scale=')
  expect(answer?.status()).toBe(422)
  expect(await page.getByLabel('Na escala').getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByLabel('O medidor mostra').inputValue()).toBe('1000')
  expect((await page.goto('/cultivo/calculadoras?calc=ec'))?.status()).toBe(200)
})

test('with scripts the answer follows the typing, and the sign follows the side', async ({ open }) => {
  const page = await open('grower')
  await page.goto('/cultivo/calculadoras?calc=vpd')
  const result = page.getByRole('region', { name: 'Resultado' })
  await page.getByLabel('Ar', { exact: true }).fill('25')
  await page.getByLabel('Umidade').fill('95')
  await page.getByLabel('Diferença').fill('3')
  await result.getByText('-0,37 kPa').waitFor()
  await result.getByText(/a água do ar condensa na folha/).waitFor()
  await page.getByText('Mais quente', { exact: true }).click()
  await result.getByText('0,77 kPa').waitFor()
  await page.getByLabel('Umidade').fill('')
  await result.getByText('Para ver o resultado, preencha: umidade.').waitFor()
  await page.getByLabel('Umidade').fill('950')
  await page.getByText('Escreva um valor de 0 a 100 %.').waitFor()
  await page.getByText('Como calculamos').click()
  await page.getByText(/FAO-56/).waitFor()
})

for (const look of [plain, {}])
  test(`an own fertilizer goes into the dose, what was typed stays (${JSON.stringify(look)})`, async ({ open }) => {
    const page = await open('grower', look)
    await page.goto('/cultivo/calculadoras?calc=dose')
    await page.getByLabel('Água').fill('20')
    await page.getByLabel('Dose 1').fill('1,5')
    await page
      .getByRole('button', { name: /Floração/ })
      .first()
      .click()
    await page.waitForURL(/product_2=/)
    expect(await page.getByLabel('Água').inputValue()).toBe('20')
    expect(await page.getByLabel('Dose 1').inputValue()).toBe('1,5')
    expect(await page.getByLabel('Produto 2').inputValue()).not.toBe('')
    await page.getByRole('region', { name: 'Resultado' }).getByText('30 ml', { exact: true }).waitFor()
  })

test('labels of a space are made, and print on as many pages as there are sheets', async ({ open }) => {
  const page = await open('grower')
  await page.goto('/cultivo/etiquetas')
  await page.getByLabel(/^Todas as/).check()
  await page.getByText('8 por A4').click()
  await page.getByText('Só o código', { exact: true }).click()
  await page.getByRole('button', { name: 'Fazer as etiquetas' }).click()
  await page.getByRole('button', { name: 'Imprimir' }).waitFor()
  const faces = await page.locator('.label-face').allInnerTexts()
  expect(faces.length).toBeGreaterThan(0)
  for (const face of faces) expect(face.trim()).toMatch(/^P-\d+$/)
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(await page.locator('.label-sheet').count())
})

test('nothing chosen is said, and what is not one’s own is not found', async ({ site, open }) => {
  const mine = await newPlant(site, { name: `Etiqueta ${Date.now().toString(36)}`, private: false })
  const page = await open('vizinha')
  expect((await page.goto('/cultivo/etiquetas?kind=espacos&format=a4-8'))?.status()).toBe(422)
  await page.getByText('Marque pelo menos um para fazer').waitFor()
  expect((await page.goto(`/cultivo/etiquetas?pick=${mine.id}`))?.status()).toBe(404)
})

test('the code of a plant leads its grower to the form, and others to the plant', async ({ site, open }) => {
  const { id, slug } = await newPlant(site, { name: `Código ${Date.now().toString(36)}`, private: false })
  const scanned = `/cultivo/planta/${id}?registrar=1`
  const grower = await open('grower')
  await grower.goto(scanned)
  expect(new URL(grower.url()).pathname).toBe(`/cultivo/planta/${slug}/atualizacoes`)
  await grower.getByRole('button', { name: 'Registrar' }).waitFor()
  for (const account of [undefined, 'vizinha']) {
    const page = await open(account)
    await page.goto(scanned)
    expect(new URL(page.url()).pathname).toBe(`/cultivo/planta/${id}`)
    await page.getByRole('heading', { level: 1, name: /^Código/ }).waitFor()
  }
})
