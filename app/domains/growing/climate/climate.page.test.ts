import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aReading } from './climate.factory.ts'

test('a reading of a space is in its numbers; each span has its own title', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, private: false, name: 'Tenda' })
  const address = `/cultivo/espaco/${space.slug}/clima`
  const empty = await page(address, grower)
  expect(empty).toMatchObject({ status: 200, heading: 'Clima · Tenda' })
  expect((await empty.click('Registrar leitura')).title).toContain('Medição: atualizações · Tenda')
  await aReading(ctx, space, '2026-11-21T12:00:00Z', { temperature: 24.5, humidity: 65 })
  const day = await page(`${address}?periodo=dia`)
  expect(day.title).toContain('Clima · Tenda, dia')
  const row = day.$('tr:contains("24,5")').text()
  expect(row).toContain('65')
  // What all charts show of a moment stands in words at one place, and is moved by keys too.
  expect(day.$('[aria-live=polite]:contains(Temperatura)').text()).toContain('Temperatura 24,5\u00a0°C')
  expect(day.$('figure:contains(VPD) button[aria-label="O que é isso? VPD"]').length).toBe(1)
  expect(day.$('input[type=range]').attr('aria-valuetext')).toContain('09:00')
  for (const span of ['semana', 'mes', 'ano']) {
    const shown = await page(`${address}?periodo=${span}`)
    expect(shown.status, span).toBe(200)
    expect(shown.text, span).not.toContain('Ainda não há leituras neste período.')
  }
})

test('a day that is still to come leads to today, which is the day of whoever asks', async ({ ctx, clock, page }) => {
  const space = await aSpace(ctx, { private: false, name: 'Tenda' })
  const address = `/cultivo/espaco/${space.slug}/clima`
  clock.now = new Date('2031-03-10T15:00:00Z')
  expect((await page(`${address}?periodo=dia&ate=2031-03-09`)).status).toBe(200)
  expect((await page(`${address}?periodo=dia&ate=2031-03-11`)).location).toBe(`${address}?periodo=dia`)
})

test('the climate of a private space is nobody else’s', async ({ ctx, page }) => {
  const space = await aSpace(ctx)
  expect((await page(`/cultivo/espaco/${space.slug}/clima`, await aUser(ctx))).status).toBe(404)
})
