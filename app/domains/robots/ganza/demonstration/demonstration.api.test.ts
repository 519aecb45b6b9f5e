import { eq } from 'drizzle-orm'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aMode } from '#domains/robots/control/control.factory.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { aLinkedDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import type { Context } from '#platform/context.ts'
import { HOUR, MINUTE } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'

/** A robot that somebody of the team has. */
async function aHouseRobot(ctx: Context) {
  const team = await aStaffMember(ctx, ['devices.manage'])
  const robot = await aLinkedDevice(ctx)
  await ctx.db.update(device_links).set({ user_id: team.id }).where(eq(device_links.id, robot.link.id))
  const client = testClient(deviceContext(ctx, robot.device))
  let seq = 0
  const tell = (values: object) =>
    client.telemetry.take({ boot: 1, seq: ++seq, points: [{ ts: ctx.now().getTime(), values }] })
  return { ...robot, id: robot.device.id, team, tell }
}

test('what everybody sees of the robot of the house begins when it is shown, and ends with hiding, blocking, or a new owner', async ({
  ctx,
  as,
  api,
  clock,
}) => {
  const { id, team, tell, device, link } = await aHouseRobot(ctx)
  await aMode(ctx, { model_id: device.model_id })
  const { staff } = (await as(team)).devices
  const shown = async () => (await api.ganza.demonstration.show()).robot
  const pass = (time: number) => {
    clock.now = new Date(clock.now.getTime() + time)
  }
  await tell({ temperature: 19, humidity: 44 })
  expect(await shown()).toBe(null)

  pass(MINUTE)
  await staff.demonstrate({ id })
  const says = [expect.stringMatching(/18\sh/), expect.stringContaining('liga a luz')]
  expect(await shown()).toMatchObject({ at: null, readings: [], modes: [{ name: 'Vega', says }] })
  pass(MINUTE)
  await tell({ temperature: 24 })
  expect((await shown())?.readings.map(({ key, value }) => [key, value])).toEqual([['temperature', 24]])
  const told = JSON.stringify(await api.ganza.demonstration.show())
  for (const secret of [device.serial, team.nickname, link.name]) expect(told).not.toContain(secret)

  await staff.hide({ id })
  expect(await shown()).toBe(null)
  await staff.demonstrate({ id })
  await staff.block({ id })
  expect(await shown()).toBe(null)
  await staff.unblock({ id })
  expect(await shown()).not.toBe(null)
  pass(HOUR)
  await ctx.db.update(device_links).set({ unlinked_at: ctx.now() }).where(eq(device_links.id, link.id))
  const { id: user_id } = await aUser(ctx)
  await ctx.db.insert(device_links).values({ device_id: id, user_id, name: 'Meu', way: 'serial', linked_at: ctx.now() })
  expect(await shown()).toBe(null)
})

test('what is on is so since its level began, also when a restart told it again; what is off is not on', async ({
  ctx,
  as,
  api,
}) => {
  const { id, team, device } = await aHouseRobot(ctx)
  await (await as(team)).devices.staff.demonstrate({ id })
  const shown_since = new Date(ctx.now().getTime() - 9 * HOUR)
  await ctx.db.update(devices).set({ shown_since }).where(eq(devices.id, id))
  const at = (hours: number) => ctx.now().getTime() - hours * HOUR
  const events = [
    [8, 'luz', 100],
    [8, 'exaustor', 60],
    [2, 'luz', 100],
    [1, 'exaustor', 0],
  ].map(([hours, channel, level], seq) => ({
    ...{ seq: seq + 1, ts: at(Number(hours)), kind: 'actuation' },
    data: { channel, level, by: 'mode' },
  }))
  await testClient(deviceContext(ctx, device)).devices.told.tell({ boot: 1, events })
  const { robot } = await api.ganza.demonstration.show()
  expect(robot?.on.map(({ name, act }) => [name, act.at.getTime()])).toEqual([['Luz', at(8)]])
})

test("nobody's tent but the team's is shown, and only by who cares for robots", async ({ ctx, as, page }) => {
  const team = await aStaffMember(ctx, ['devices.manage'])
  const { device, owner } = await aLinkedDevice(ctx)
  const { id } = device
  await expect((await as(team)).devices.staff.demonstrate({ id })).rejects.toMatchObject({ status: 409 })
  await expect((await as(owner)).devices.staff.demonstrate({ id })).rejects.toMatchObject({ status: 403 })
  const asked = await page(`/admin/ganza/ver/${device.serial}`, team)
  expect((await asked.press('Mostrar a todos')).text).toContain('é de outra pessoa')
  await ctx.db.update(device_links).set({ user_id: team.id }).where(eq(device_links.device_id, id))
  expect((await asked.press('Mostrar a todos')).toast).toContain('aparece na página do Ganzá')
  const shown = await page('/lps/produto')
  expect(shown.text).toContain('ainda sem leituras')
  const again = await page(`/admin/ganza/ver/${device.serial}`, team)
  expect((await again.press('Tirar da página do Ganzá')).toast).toContain('saiu')
})
