import { eq } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { device_actuations } from '#domains/robots/control/actuations/device-actuations.table.ts'
import { model_channels } from '#domains/robots/device-models/channels/model-channels.table.ts'
import { aLinkedDevice } from '#domains/robots/devices/devices.factory.ts'
import { device_members } from '#domains/robots/devices/members/device-members.table.ts'
import { HOUR } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'

test('a robot’s energy: what is missing is named, the tariff is kept, wrong days are said beside their field', async ({
  ctx,
  page,
}) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const robot = await page(`/ganza/${device.serial}`, owner)
  const empty = await robot.click('Energia')
  expect(empty).toMatchObject({ status: 200, heading: 'Energia · Robô da tenda' })
  expect(empty.text).toContain('O robô não contou nada ligado nestes dias.')
  const change = (channel: string, hours: number, level: number, event_id: number) => ({
    ...{ event_id, device_id: device.id, channel, level, by: 'mode' as const, why: {} },
    at: new Date(ctx.now().getTime() - hours * HOUR),
  })
  await ctx.db
    .insert(device_actuations)
    .values([
      change('luz', 50, 100, 1),
      change('luz', 40, 0, 2),
      change('bomba', 50, 100, 3),
      change('bomba', 49, 0, 4),
    ])
  await ctx.db.update(model_channels).set({ watts: null }).where(eq(model_channels.slug, 'bomba'))
  const shown = await page(`/ganza/${device.serial}/energia?faixa=7d`, owner)
  for (const words of ['2,4 kWh', 'estimado, sem Bomba', 'falta a tarifa', 'Diga os watts do aparelho Bomba', '10 h'])
    expect(shown.text).toContain(words)
  expect(shown.links()).toEqual(
    expect.arrayContaining([
      `/ganza/gerenciar-robos/configurar/${device.serial}`,
      `/api/v1/ganza/ganza/${device.serial}/energy.csv?from=2026-11-15&to=2026-11-21`,
    ]),
  )
  const refused = await shown.press('Salvar tarifa', { tariff: '95' })
  expect(refused.error('tariff')).toBe('Escreva um valor de 0 a 20.')
  const saved = await shown.press('Salvar tarifa', { tariff: '0,95' })
  expect(saved.toast).toBe('Tarifa salva.')
  expect(saved.location).toBe(`/ganza/${device.serial}/energia?faixa=7d`)
  // 2,4 kWh × R$ 0,95
  expect((await saved.follow()).text).toContain('R$ 2,28')
  const wrong = await page(`/ganza/${device.serial}/energia?de=2026-11-10&ate=2026-11-01`, owner)
  expect(wrong.status).toBe(422)
  expect(wrong.error('ate')).toBe('O fim precisa vir depois do começo.')
  expect((await page(`/ganza/${device.serial}/energia?de=2026-11-19&ate=2026-11-19`, owner)).status).toBe(200)
  const friend = await aUser(ctx)
  await ctx.db.insert(device_members).values({ link_id: link.id, user_id: friend.id, role: 'viewer' })
  const looked = await page(`/ganza/${device.serial}/energia`, friend)
  expect(looked.text).toContain('Quem é dono do robô pode dizer os watts.')
  expect(looked.text).not.toContain('Salvar tarifa')
  const stranger = await page(`/ganza/${device.serial}/energia`, await aUser(ctx))
  expect(stranger).toMatchObject({ status: 404, heading: 'Robô não encontrado' })
})
