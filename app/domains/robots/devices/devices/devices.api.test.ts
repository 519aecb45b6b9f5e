import { eq } from 'drizzle-orm'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { device_shadows } from '#domains/robots/control/shadow/device-shadows.table.ts'
import { telemetry_last } from '#domains/robots/telemetry/ingest/telemetry.table.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import { MINUTE } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aLinkedDevice } from '../devices.factory.ts'
import { device_events } from '../events/device-events.table.ts'
import { device_members } from '../members/device-members.table.ts'
import { device_places } from '../places/device-places.table.ts'

test('a robot as its owner sees it: fields of the specification, state, space, mode', async ({ ctx, as }) => {
  const ago = (minutes: number) => new Date(ctx.now().getTime() - minutes * MINUTE)
  const { device, owner, link } = await aLinkedDevice(ctx, { last_seen_at: ago(0), firmware: '1.4.2', rssi: -61 })
  const space = await aSpace(ctx, { created_by: owner.id })
  await ctx.db.insert(device_places).values({ link_id: link.id, space_id: space.id })
  await ctx.db
    .insert(telemetry_last)
    .values({ device_id: device.id, at: ago(1), received_at: ago(1), values: [24.5, 60] })
  const mode = { id: 0, slug: 'flora', version: 2, hash: 'x' }
  await ctx.db.insert(device_shadows).values({ device_id: device.id, desired: { mode, manual: {} } })
  const client = await as(owner)
  const shown = await client.devices.devices.show({ id: String(device.id) })
  expect(shown).toMatchObject({
    ...{ id: device.id, ganza_serial_number: device.serial, name: 'Robô da tenda', status: 'online' },
    ganza_iot_data_last: { created_at: ago(1) },
    mode: { modo_ganza: { slug: 'flora' } },
    space: { id: space.id, slug: space.slug },
    ...{ firmware: '1.4.2', rssi: -61, role: 'owner', owner: null, since: link.linked_at },
    can: { work: true, own: true, leave: false },
  })
  expect(await client.devices.devices.list({})).toMatchObject({ total: 1, data: [{ id: device.id }] })
  expect((await client.devices.devices.list({ who_already_called: true })).total).toBe(0)
  expect((await client.devices.devices.list({ search: device.serial.slice(3) })).total).toBe(1)
  expect((await client.devices.devices.list({ search: 'nenhum' })).total).toBe(0)
})

test('somebody else finds it neither by address nor in a list; staff does, and the analyst without the name', async ({
  ctx,
  as,
}) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const stranger = await as(await aUser(ctx))
  const refs = [String(device.id), device.serial]
  for (const id of refs) {
    const ref = { id }
    const calls = [
      () => stranger.devices.devices.show(ref),
      () => stranger.devices.devices.settings(ref),
      () => stranger.devices.devices.change({ ...ref, name: 'Meu' }),
      () => stranger.devices.devices.release(ref),
      () => stranger.devices.places.place({ ...ref, space_id: null }),
      () => stranger.devices.channels.change({ ...ref, slug: 'luz' }),
      () => stranger.devices.members.add({ ...ref, nickname: 'alguem', role: 'viewer' }),
      () => stranger.devices.members.change({ ...ref, member_id: 1, role: 'viewer' }),
      () => stranger.devices.members.remove({ ...ref, member_id: 1 }),
      () => stranger.devices.members.leave(ref),
      () => stranger.devices.transfers.offer({ ...ref, nickname: 'alguem' }),
      () => stranger.devices.transfers.withdraw(ref),
      () => stranger.devices.credentials.ask(ref),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 404 })
  }
  expect((await stranger.devices.devices.list({})).total).toBe(0)
  await expect(stranger.devices.devices.list({ user_id: owner.id })).rejects.toMatchObject({ status: 403 })

  const staff = await as(await aStaffMember(ctx, ['devices.manage']))
  expect(await staff.devices.devices.list({ user_id: owner.id })).toMatchObject({
    data: [{ role: 'staff', owner: { nickname: owner.nickname } }],
  })
  const analyst = await as(await aUser(ctx, { roles: ['iot_analyst'] }))
  expect(await analyst.devices.devices.show({ id: device.serial })).toMatchObject({ role: 'analyst', owner: null })
  await expect(analyst.devices.devices.settings({ id: device.serial })).rejects.toMatchObject({ status: 403 })
})

test('name and leaf are its owner’s to change; what staff changes is written down', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const client = await as(owner)
  const changed = await client.devices.devices.change({ id: device.serial, name: ' Tenda 2 ', leaf_offset: -2 })
  expect(changed).toMatchObject({ leaf_offset: -2, device: { name: 'Tenda 2' } })
  await expect(client.devices.devices.change({ id: device.serial, name: ' ' })).rejects.toMatchObject({ status: 422 })
  const staff = await as(await aStaffMember(ctx, ['devices.manage']))
  await staff.devices.devices.change({ id: device.serial, name: 'Arrumado' })
  const log = await ctx.db
    .select()
    .from(audit_log)
    .where(eq(audit_log.subject, `device:${device.id}`))
    .orderBy(audit_log.id)
  expect(log).toMatchObject([{ action: 'device.change' }])
})

test('a block ends what is shared, whoever blocks, for good; muting does not', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const [one, other] = [await aUser(ctx), await aUser(ctx)]
  const mine = await as(owner)
  const ref = { id: device.serial }
  for (const { nickname } of [one, other]) await mine.devices.members.add({ ...ref, nickname, role: 'viewer' })
  await mine.social.blocks.mute({ user_id: one.id, muted: true })
  expect(await (await as(one)).devices.devices.show(ref)).toMatchObject({ role: 'viewer' })
  const { offer } = await mine.devices.transfers.offer({ ...ref, nickname: one.nickname })
  await mine.social.blocks.block({ user_id: one.id, blocked: true })
  await (await as(other)).social.blocks.block({ user_id: owner.id, blocked: true })
  await mine.social.blocks.block({ user_id: one.id, blocked: false })
  for (const person of [one, other])
    await expect((await as(person)).devices.devices.show(ref)).rejects.toMatchObject({ status: 404 })
  expect(await mine.devices.devices.settings(ref)).toMatchObject({ members: [], offer: null })
  const late = (await as(one)).devices.transfers.accept({ transfer_id: offer?.id ?? 0 })
  await expect(late).rejects.toMatchObject({ status: expect.any(Number) })
  expect(await mine.devices.devices.show(ref)).toMatchObject({ role: 'owner' })
})

test('a helper works it and changes no settings; a viewer looks; after the day neither', async ({ ctx, as, clock }) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const [helper, viewer] = [await aUser(ctx), await aUser(ctx)]
  const mine = await as(owner)
  const ref = { id: device.serial }
  await mine.devices.members.add({ ...ref, nickname: `@${helper.nickname}`, role: 'helper', until: '2026-11-21' })
  const { members } = await mine.devices.members.add({ ...ref, nickname: viewer.nickname, role: 'viewer' })
  expect(members).toMatchObject([
    { user: { id: helper.id }, role: 'helper', expires_at: new Date('2026-11-22T03:00:00Z'), lapsed: false },
    { user: { id: viewer.id }, role: 'viewer', expires_at: null },
  ])
  const [theirs, others] = [await as(helper), await as(viewer)]
  expect(await theirs.devices.devices.show(ref)).toMatchObject({
    ...{ role: 'helper', owner: { nickname: owner.nickname } },
    can: { work: true, own: false, leave: true },
  })
  expect(await others.devices.devices.list({})).toMatchObject({ data: [{ can: { work: false, own: false } }] })
  await expect(theirs.devices.devices.settings(ref)).rejects.toMatchObject({ status: 403 })
  await expect(theirs.devices.devices.release(ref)).rejects.toMatchObject({
    ...{ status: 403, message: 'Só quem é dono deste robô pode mudar isso.' },
  })
  const notices = await others.notifications.list({})
  expect(notices.data).toMatchObject([{ kind: 'device', url: `/ganza/${device.serial}` }])

  const again = mine.devices.members.add({ ...ref, nickname: viewer.nickname, role: 'helper' })
  await expect(again).rejects.toMatchObject({ data: { errors: { nickname: [expect.any(String)] } } })
  const own = mine.devices.members.add({ ...ref, nickname: owner.nickname, role: 'helper' })
  await expect(own).rejects.toMatchObject({ status: 422 })
  const nobody = mine.devices.members.add({ ...ref, nickname: 'ninguem-aqui', role: 'helper' })
  await expect(nobody).rejects.toMatchObject({ status: 422 })
  const past = mine.devices.members.add({ ...ref, nickname: 'x', role: 'helper', until: '2026-11-20' })
  await expect(past).rejects.toMatchObject({ status: 422 })

  clock.now = new Date('2026-11-22T03:00:00Z')
  await expect(theirs.devices.devices.show(ref)).rejects.toMatchObject({ status: 404 })
  const member_id = members[0]?.id ?? 0
  const longer = await mine.devices.members.change({ ...ref, member_id, role: 'viewer', until: '2026-12-01' })
  expect(longer.members[0]).toMatchObject({ role: 'viewer', lapsed: false })
  expect(await theirs.devices.devices.show(ref)).toMatchObject({ role: 'viewer' })
  await mine.devices.members.remove({ ...ref, member_id })
  await expect(theirs.devices.devices.show(ref)).rejects.toMatchObject({ status: 404 })
  await expect(mine.devices.members.remove({ ...ref, member_id })).rejects.toMatchObject({ status: 409 })

  await others.devices.members.leave(ref)
  expect(await ctx.db.select().from(device_members).where(eq(device_members.link_id, link.id))).toEqual([])
  await expect(mine.devices.members.leave(ref)).rejects.toMatchObject({ status: 409 })
  const events = await ctx.db
    .select()
    .from(device_events)
    .where(eq(device_events.device_id, device.id))
    .orderBy(device_events.id)
  expect(events.map(({ kind, data }) => [kind, data.act])).toEqual([
    ['member', 'added'],
    ['member', 'added'],
    ['member', 'changed'],
    ['member', 'removed'],
    ['member', 'left'],
  ])
})

test('a robot stands in one of its owner’s spaces at a time, and leaves one that is deleted', async ({ ctx, as }) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const [first, second] = [await aSpace(ctx, { created_by: owner.id }), await aSpace(ctx, { created_by: owner.id })]
  const foreign = await aSpace(ctx)
  const client = await as(owner)
  const place = (space_id: number | null) => client.devices.places.place({ id: device.serial, space_id })
  expect(await place(first.id)).toMatchObject({ device: { space: { id: first.id } } })
  expect(await place(first.id)).toMatchObject({ device: { space: { id: first.id } } })
  expect(await place(second.id)).toMatchObject({ device: { space: { id: second.id } } })
  await expect(place(foreign.id)).rejects.toMatchObject({ data: { errors: { space_id: [expect.any(String)] } } })
  await client.garden.spaces.remove({ slug: second.slug })
  expect(await client.devices.devices.show({ id: device.serial })).toMatchObject({ space: null })
  await client.garden.spaces.archive({ slug: first.slug, archived: true })
  await expect(place(first.id)).rejects.toMatchObject({
    data: { errors: { space_id: [expect.stringContaining('arquivado')] } },
  })
  const places = await ctx.db
    .select()
    .from(device_places)
    .where(eq(device_places.link_id, link.id))
    .orderBy(device_places.id)
  expect(places).toMatchObject([
    { space_id: first.id, left_at: ctx.now() },
    { space_id: second.id, left_at: ctx.now() },
  ])
})

test('what hangs on a channel is said by its owner, from their own items', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const client = await as(owner)
  const said = { id: device.serial, slug: 'luz', label: 'LED da esquerda', watts: 320 }
  const { channels } = await client.devices.channels.change(said)
  expect(channels[0]).toEqual({
    ...{ slug: 'luz', name: 'Luz', label: 'LED da esquerda', usual_watts: 240, watts: 320, stuff: null },
  })
  const unknown = client.devices.channels.change({ ...said, slug: 'turbina' })
  await expect(unknown).rejects.toMatchObject({ status: 404 })
  const foreign = client.devices.channels.change({ ...said, stuff_id: 2_000_000 })
  await expect(foreign).rejects.toMatchObject({ data: { errors: { stuff_id: [expect.any(String)] } } })
})
