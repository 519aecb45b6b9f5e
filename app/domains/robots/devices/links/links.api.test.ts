import { eq } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { alsoInstall, on } from '#platform/events.ts'
import { expect, test } from '#tests/fixtures.ts'
import { hashSecret } from '../credentials/device-token.secrets.ts'
import { devices } from '../devices/devices.table.ts'
import { aClaimableDevice, aLinkedDevice } from '../devices.factory.ts'
import { device_events } from '../events/device-events.table.ts'
import { device_links } from './device-links.table.ts'

const NO_DEVICE = 'Não encontramos esse dispositivo. Veja abaixo o que você pode fazer!'

test('whoever knows number and code of a free robot has it, however they type them; the code opens it once', async ({
  ctx,
  as,
}) => {
  const { device, code } = await aClaimableDevice(ctx)
  const [person, other] = [await aUser(ctx), await aUser(ctx)]
  const heard: unknown[] = []
  const stop = alsoInstall([on('device.linked', { inside: async (_, event) => void heard.push(event) })])
  const typed = { serial: ` ${device.serial.slice(2).toLowerCase()} `, code: code.replace('-', ' ').toLowerCase() }
  const linked = await (await as(person)).devices.devices.link(typed)
  stop()
  expect(linked).toMatchObject({ id: device.id, role: 'owner', status: 'never', space: null })
  expect(linked.name).toBe(linked.model.name)
  expect(heard).toMatchObject([{ device_id: device.id, user_id: person.id }])
  const [kept] = await ctx.db.select().from(devices).where(eq(devices.id, device.id))
  expect(kept).toMatchObject({ claim_hash: null, claim_sealed: null })
  // Sent twice by the same person it is the same robot; another one with the code is told that it has an owner.
  expect(await (await as(person)).devices.devices.link(typed)).toMatchObject({ id: device.id })
  await expect((await as(other)).devices.devices.link(typed)).rejects.toMatchObject({ status: 409 })
  expect(await ctx.db.select().from(device_links).where(eq(device_links.device_id, device.id))).toHaveLength(1)
  const events = await ctx.db.select().from(device_events).where(eq(device_events.device_id, device.id))
  expect(events).toMatchObject([{ source: 'backend', kind: 'linked', data: { way: 'serial' } }])
})

test('a wrong code, an unknown number, a taken and a blocked robot are answered alike', async ({ ctx, as }) => {
  const { device, code } = await aClaimableDevice(ctx)
  const taken = await aLinkedDevice(ctx)
  const blocked = await aClaimableDevice(ctx, { blocked_at: ctx.now() })
  const wrong = [
    { serial: device.serial, code: 'AAAA-AAAA' },
    { serial: 'GZ00000000', code },
    { serial: taken.device.serial, code: 'AAAA-AAAA' },
    { serial: blocked.device.serial, code: blocked.code },
  ]
  const client = await as(await aUser(ctx))
  for (const input of wrong)
    await expect(client.devices.devices.link(input)).rejects.toMatchObject({ status: 404, message: NO_DEVICE })
})

test('what is no number or no code at all is told beside its field', async ({ ctx, as }) => {
  const refused = (await as(await aUser(ctx))).devices.devices.link({ serial: 'GZ12', code: 'abc' })
  await expect(refused).rejects.toMatchObject({
    status: 422,
    data: { errors: { serial: [expect.stringContaining('GZ')], code: [expect.stringContaining('K7P2-9QXM')] } },
  })
})

test('guessing ends: five wrong tries per account, ten per robot', async ({ ctx, as }) => {
  const { device, code } = await aClaimableDevice(ctx)
  const guess = { serial: device.serial, code: 'AAAA-AAAA' }
  const [first, second] = [await as(await aUser(ctx)), await as(await aUser(ctx))]
  for (const client of [first, second]) {
    for (let n = 0; n < 5; n++) await expect(client.devices.devices.link(guess)).rejects.toMatchObject({ status: 404 })
    await expect(client.devices.devices.link({ serial: device.serial, code })).rejects.toMatchObject({ status: 429 })
  }
  const third = await as(await aUser(ctx))
  await expect(third.devices.devices.link({ serial: device.serial, code })).rejects.toMatchObject({ status: 429 })
})

test('twenty wrong tries from one address end as well, whatever the accounts and robots', async ({ ctx, as }) => {
  for (let n = 0; n < 20; n++) {
    const client = await as(await aUser(ctx))
    const guess = { serial: `GZ0000000${n % 10}`, code: 'AAAA-AAAA' }
    await expect(client.devices.devices.link(guess)).rejects.toMatchObject({ status: 404 })
  }
  const { device, code } = await aClaimableDevice(ctx)
  const last = (await as(await aUser(ctx))).devices.devices.link({ serial: device.serial, code })
  await expect(last).rejects.toMatchObject({ status: 429 })
})

test('right answers are no guesses: ten robots are linked in a row, each with a name of its own', async ({
  ctx,
  as,
}) => {
  const person = await aUser(ctx)
  const client = await as(person)
  const first = await aClaimableDevice(ctx)
  const names = [await client.devices.devices.link({ serial: first.device.serial, code: first.code })]
  for (let n = 0; n < 9; n++) {
    const { device, code } = await aClaimableDevice(ctx, { model_id: first.device.model_id })
    names.push(await client.devices.devices.link({ serial: device.serial, code, way: 'qrcode' }))
  }
  expect(new Set(names.map(({ name }) => name)).size).toBe(10)
  expect(names[1]?.name).toBe(`${names[0]?.name} 2`)
})

test('released: nobody has it, and with the new code the next one does, without anything from before', async ({
  ctx,
  as,
}) => {
  const { device, owner, link } = await aLinkedDevice(ctx, {
    used_claim_hash: hashSecret('K7P2-9QXM'),
    last_seen_at: new Date(ctx.now().getTime() - 60_000),
  })
  const heard: unknown[] = []
  const stop = alsoInstall([on('device.released', { inside: async (_, event) => void heard.push(event) })])
  const mine = await as(owner)
  const released = await mine.devices.devices.release({ id: device.serial })
  stop()
  expect(heard).toEqual([{ device_id: device.id, link_id: link.id, user_id: owner.id }])
  expect(released).toMatchObject({ ganza_serial_number: device.serial, name: 'Robô da tenda' })
  await expect(mine.devices.devices.show({ id: device.serial })).rejects.toMatchObject({ status: 404 })
  const [old] = await ctx.db.select().from(device_links).where(eq(device_links.id, link.id))
  expect(old?.unlinked_at).toEqual(ctx.now())

  const next = await as(await aUser(ctx))
  const again = { serial: device.serial, code: 'K7P2-9QXM' }
  await expect(next.devices.devices.link(again)).rejects.toMatchObject({ status: 404 })
  const linked = await next.devices.devices.link({ ...again, code: released.claim_code })
  expect(linked).toMatchObject({ role: 'owner', status: 'never', last_seen_at: null, since: ctx.now() })
})
