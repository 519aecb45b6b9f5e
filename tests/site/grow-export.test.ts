import { expect, test } from './browser.ts'
import { call, newPlant, page } from './call.ts'

test('each format is a file of its own kind, for its grower alone', async ({ site }) => {
  const { slug } = await newPlant(site, { name: `Levar ${Date.now().toString(36)}`, private: false })
  const address = `${site}/cultivo/planta/${slug}/exportar`
  const kinds = { pdf: /^application\/pdf/, csv: /^text\/csv/, json: /^application\/json/ }
  for (const [format, kind] of Object.entries(kinds)) {
    const own = await page(`${address}/${format}`, { as: 'grower' })
    expect(own.status).toBe(200)
    expect(own.headers.get('content-type')).toMatch(kind)
    expect(own.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="diario-levar-.*\\.${format}"`),
    )
    expect(own.headers.get('cache-control')).toContain('no-store')
    expect((await page(`${address}/${format}`, { as: 'vizinha' })).status).toBe(404)
    expect((await page(`${address}/${format}`, { as: 'admin' })).status).toBe(404)
    expect((await page(`${address}/${format}`)).headers.get('location')).toContain('/auth/login')
  }
  expect((await page(`${address}/docx`, { as: 'grower' })).status).toBe(404)
  expect((await page(address, { as: 'vizinha' })).status).toBe(404)
})

test('a large diary is asked for, drawn by a job, and opened by its grower alone', async ({ site, open }) => {
  const { slug } = await newPlant(site, { name: `Grande ${Date.now().toString(36)}` })
  const note = (i: number) =>
    call(`${site}/api/v1/plan-cultivation/plant/${slug}/updates`, {
      method: 'POST',
      as: 'grower',
      json: { text: `Dia ${i}` },
    })
  for (let from = 0; from < 310; from += 31) await Promise.all(Array.from({ length: 31 }, (_, i) => note(from + i)))
  const browser = await open('grower')
  await browser.goto(`/cultivo/planta/${slug}/exportar`)
  await browser.getByRole('button', { name: 'Pedir o PDF' }).click()
  const download = browser.getByRole('link', { name: 'Baixar' })
  await download.waitFor({ timeout: 30_000 })
  const href = (await download.getAttribute('href')) ?? ''
  const own = await page(site + href, { as: 'grower' })
  expect(own.headers.get('content-type')).toBe('application/pdf')
  expect(own.text.startsWith('%PDF-')).toBe(true)
  expect((await page(site + href, { as: 'vizinha' })).status).toBe(404)
})
