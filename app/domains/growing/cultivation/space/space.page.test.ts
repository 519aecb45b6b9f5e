import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aTask } from '#domains/growing/agenda/tasks/tasks.factory.ts'
import { aReading } from '#domains/growing/climate/climate.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Page } from '#tests/pages/page.ts'

const wordsOf = ({ $ }: Page, selector: string) =>
  $(selector)
    .map((_, each) => $(each).text().replaceAll(/\s+/g, ' ').trim())
    .get()
const menu = '[aria-label="Mais sobre Tenda"]'

async function tent(ctx: Context) {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, private: false, name: 'Tenda' })
  return { grower, space, address: `/cultivo/espaco/${space.slug}` }
}

test('the air of a space is three last values, each with when and its line', async ({ ctx, page }) => {
  const { space, address } = await tent(ctx)
  await aReading(ctx, space, '2026-11-18T12:00:00Z', { temperature: 22, humidity: 70 })
  await aReading(ctx, space, '2026-11-20T12:00:00Z', { temperature: 26, humidity: 55 })
  await aReading(ctx, space, '2026-11-21T06:00:00Z', { humidity: 60 })
  const shown = await page(address)
  const air = wordsOf(shown, '[aria-labelledby=ar] dd')
  expect(air.filter((words) => /\d/.test(words) && /°C|%|kPa/.test(words))).toEqual([
    expect.stringContaining('26 °C'),
    expect.stringContaining('60 %'),
    expect.stringMatching(/^1,\d\d kPa/),
  ])
  expect(shown.$('[aria-labelledby=ar] time').length).toBe(3)
  const lines = shown.$('[aria-labelledby=ar] svg[role=img]').map((_, each) => shown.$(each).attr('aria-label'))
  expect(lines.get()).toEqual([
    expect.stringMatching(/^Temperatura na última semana: de 22 a 26\s°C$/),
    expect.stringMatching(/^Umidade na última semana: de 55 a 70\s%$/),
    expect.stringMatching(/^VPD da folha na última semana: de 0,\d\d a 1,\d\d\skPa$/),
  ])
})

test('of a space nobody measured this week the last values are told, with their day', async ({ ctx, page }) => {
  const { grower, space, address } = await tent(ctx)
  expect((await page(address, grower)).textOf('[aria-labelledby=ar]')).toContain(
    'Anote a primeira leitura para acompanhar o clima daqui.',
  )
  expect((await page(address)).$('[aria-labelledby=ar]').length).toBe(0)
  await aReading(ctx, space, '2026-09-01T12:00:00Z', { temperature: 24.5 })
  const shown = await page(address)
  expect(shown.textOf('[aria-labelledby=ar]')).toContain('24,5 °C')
  expect(shown.textOf('[aria-labelledby=ar] time')).toContain('1 de set')
})

test('its plants are pictures with name and day, as far as the viewer may see them', async ({ ctx, page }) => {
  const { grower, space, address } = await tent(ctx)
  const there = { created_by: grower.id, space_id: space.id }
  const plant_cycle_id = await cycleId(ctx, 'floracao')
  await aPlant(ctx, { ...there, name: 'Aurora', private: false, photos: 1, plant_cycle_id, cycle_since: '2026-11-10' })
  await aPlant(ctx, { ...there, name: 'Segredo' })
  await aPlant(ctx, { ...there, name: 'Perdida', private: false, status: 'morta' })
  const plants = (shown: Page) => wordsOf(shown, '[aria-labelledby=plantas] li')
  expect(plants(await page(address))).toEqual(['Auroradia 12 da floração'])
  expect(plants(await page(address, grower))).toHaveLength(2)
  expect((await page(address)).$('[aria-labelledby=plantas] img[alt="Foto de Aurora"]').length).toBe(1)
  expect((await (await page(address)).click('Aurora', '[aria-labelledby=plantas]')).heading).toBe('Aurora')
})

test('of its acts one is in view, the rest in a menu; strangers have neither', async ({ ctx, page }) => {
  const { grower, space, address } = await tent(ctx)
  await aTask(ctx, { title: 'Limpar', kind: 'limpeza', space_id: space.id, created_by: grower.id })
  const shown = await page(address, grower)
  expect(wordsOf(shown, 'main header .btn-primary')).toEqual(['Registrar'])
  expect(wordsOf(shown, `${menu} a`)).toEqual([
    'Editar',
    'Link de visita',
    'Etiqueta com QR',
    'Exportar',
    'Arquivar ou apagar',
  ])
  for (const act of ['Editar', 'Link de visita', 'Etiqueta com QR', 'Exportar'])
    expect((await shown.click(act, 'main header')).status, act).toBe(200)
  expect(wordsOf(shown, '[aria-labelledby=proximas-tarefas] li a:first-of-type')).toEqual(['Limpar'])
  expect((await shown.press('Público, tornar privado')).toast).toBe('Agora só você vê este espaço.')
  for (const other of [undefined, await aUser(ctx)]) {
    const open = await page(
      (await aSpace(ctx, { private: false, name: 'Tenda' })).slug.replace(/^/, '/cultivo/espaco/'),
      other,
    )
    expect([open.status, open.$(menu).length]).toEqual([200, 0])
    expect(open.text).not.toContain('Próximas tarefas')
  }
})

test('a space in the archive says so, and asks for nothing', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, name: 'Tenda', archived_at: ctx.now() })
  const shown = await page(`/cultivo/espaco/${space.slug}`, grower)
  expect(shown.text).toContain('Arquivado')
  expect(shown.text).not.toContain('Nenhuma tarefa marcada.')
})
