import { call, newPlant, page } from '../call.ts'
import { expect, test } from '../site-test.ts'

test('a large diary is asked for, drawn by a job, and opened by its grower alone', async ({ site }) => {
  const { slug } = await newPlant(site, { name: `Grande ${Date.now().toString(36)}` })
  const note = (i: number) =>
    call(`${site}/api/v1/plan-cultivation/plant/${slug}/updates`, {
      method: 'POST',
      as: 'grower',
      json: { text: `Dia ${i}` },
    })
  for (let from = 0; from < 310; from += 31) await Promise.all(Array.from({ length: 31 }, (_, i) => note(from + i)))
  const address = `${site}/cultivo/planta/${slug}/exportar`
  const answer = await page(address, { as: 'grower', form: {} })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/cultivo/planta/${slug}/exportar`])
  const download = async () =>
    /"(\/privacidade\/copia\/[\w-]+)"/.exec((await page(address, { as: 'grower' })).text)?.[1]
  await expect.poll(download).toBeTruthy()
  const href = await download()
  const own = await page(site + href, { as: 'grower' })
  expect(own.headers.get('content-type')).toBe('application/pdf')
  expect(own.headers.get('content-disposition')).toMatch(/^attachment; filename="diario-.*\.pdf"/)
  expect(own.headers.get('cache-control')).toContain('no-store')
  expect(own.text.startsWith('%PDF-')).toBe(true)
  expect((await page(site + href, { as: 'vizinha' })).status).toBe(404)
})
