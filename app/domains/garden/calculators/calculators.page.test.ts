import { aStuff } from '#domains/garden/garden/stuffs/stuffs.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { sheetAddress, sheets } from './calculators.kinds.ts'

test('a calculator answers without scripts, in its address', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const form = await page('/cultivo/calculadoras', grower)
  expect(form).toMatchObject({ status: 200, heading: 'Calculadoras' })
  const answer = await form.press('Calcular', { temperature: '25,0', humidity: '60', difference: '2' })
  expect(answer.text).toContain('0,91 kPa')
  expect(answer.value('humidity')).toBe('60')
  expect(answer.$('button[aria-label="O que é isso? VPD"]').next().text().replaceAll('\u00a0', ' ')).toContain(
    'A sua: 0,91 kPa, na faixa de vegetativo (perfil OpenGrowBox).',
  )
  const kept = await page('/cultivo/calculadoras?calc=vpd&temperature=25%2C0&humidity=60&difference=2', grower)
  expect(kept.text).toContain('0,91 kPa')
})

test('a wrong field is answered with 422 and a sentence beside it, and keeps what was typed', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const wrong = await page('/cultivo/calculadoras?calc=ec&reading=1000&scale=', grower)
  expect(wrong.status).toBe(422)
  expect(wrong.error('scale')).not.toBe('')
  expect(wrong.$('[name=scale]').attr('aria-invalid')).toBe('true')
  expect(wrong.value('reading')).toBe('1000')
  expect((await page('/cultivo/calculadoras?calc=ec', grower)).status).toBe(200)
})

test('every calculator answers its own example, and says how and whence', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  for (const sheet of sheets) {
    const shown = await page(sheetAddress(sheet, sheet.sample), grower)
    expect(shown.status, sheet.slug).toBe(200)
    expect(shown.title, sheet.slug).toContain(`Calculadora: ${sheet.title}`)
    expect(shown.$('section[aria-label=Resultado] dd').length, sheet.slug).toBeGreaterThan(0)
    expect(shown.text, sheet.slug).toContain('Fonte: ')
  }
})

test('an own fertilizer goes into the dose, what was typed stays', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  await aStuff(ctx, {
    created_by: grower.id,
    stuff_type_id: 8,
    name: 'Bloom',
    specs: { dose_floracao: 3 },
  })
  const form = await page('/cultivo/calculadoras?calc=dose', grower)
  const added = await form.press(form.textOf('button[name=add]'), { litres: '20', dose_1: '1,5' })
  expect(added.location).toContain('product_2=')
  const shown = await added.follow()
  expect([shown.value('litres'), shown.value('dose_1'), shown.value('product_2')]).toEqual(['20', '1,5', 'Bloom'])
  expect(shown.textOf('section[aria-label=Resultado]')).toContain('30 ml')
})

test('calculators are for who signed in', async ({ page }) => {
  expect((await page('/cultivo/calculadoras')).location).toContain('/auth/login')
})
