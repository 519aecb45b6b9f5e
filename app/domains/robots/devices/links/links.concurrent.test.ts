import { and, eq, isNull } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { devices } from '../devices/devices.table.ts'
import { aClaimableDevice, aLinkedDevice } from '../devices.factory.ts'
import { device_members } from '../members/device-members.table.ts'
import { device_links } from './device-links.table.ts'

const outcomes = (answers: PromiseSettledResult<unknown>[]) =>
  answers
    .map((answer) => (answer.status === 'fulfilled' ? 'done' : (answer.reason as { status: number }).status))
    .sort()

test('two people with the same code at once: one owner', async ({ ctx, as }) => {
  for (let round = 0; round < 5; round++) {
    const { device, code } = await aClaimableDevice(ctx)
    const clients = await Promise.all([await aUser(ctx), await aUser(ctx)].map(as))
    const answers = await Promise.allSettled(
      clients.map((client) => client.devices.devices.link({ serial: device.serial, code })),
    )
    expect(outcomes(answers)).toEqual([409, 'done'])
    expect(await ctx.db.select().from(device_links).where(eq(device_links.device_id, device.id))).toHaveLength(1)
  }
})

test('one person who taps twice has it once, and both taps succeed', async ({ ctx, as }) => {
  const { device, code } = await aClaimableDevice(ctx)
  const client = await as(await aUser(ctx))
  const tap = () => client.devices.devices.link({ serial: device.serial, code })
  expect(outcomes(await Promise.allSettled([tap(), tap(), tap()]))).toEqual(['done', 'done', 'done'])
  expect(await ctx.db.select().from(device_links).where(eq(device_links.device_id, device.id))).toHaveLength(1)
})

test('accepted while it is released: one of the two happens, and it has one owner at most', async ({ ctx, as }) => {
  for (let round = 0; round < 5; round++) {
    const { device, owner } = await aLinkedDevice(ctx)
    const heir = await aUser(ctx)
    const [mine, theirs] = [await as(owner), await as(heir)]
    const { offer } = await mine.devices.transfers.offer({ id: device.serial, nickname: heir.nickname })
    const answers = await Promise.allSettled([
      theirs.devices.transfers.accept({ transfer_id: offer?.id ?? 0 }),
      mine.devices.devices.release({ id: device.serial }),
    ])
    expect(outcomes(answers).filter((one) => one === 'done')).toHaveLength(1)
    const open = and(eq(device_links.device_id, device.id), isNull(device_links.unlinked_at))
    const links = await ctx.db.select().from(device_links).where(open)
    expect(links.map(({ user_id }) => user_id)).toEqual(answers[0].status === 'fulfilled' ? [heir.id] : [])
  }
})

test('shared while it is released: nobody is left with a share of a link that ended', async ({ ctx, as }) => {
  for (let round = 0; round < 5; round++) {
    const { device, owner, link } = await aLinkedDevice(ctx)
    const friend = await aUser(ctx)
    const client = await as(owner)
    await Promise.allSettled([
      client.devices.devices.release({ id: device.serial }),
      client.devices.members.add({ id: device.serial, nickname: friend.nickname, role: 'viewer' }),
    ])
    expect(await ctx.db.select().from(device_members).where(eq(device_members.link_id, link.id))).toEqual([])
  }
})

test('released twice at once: one new code, the one that is kept', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const client = await as(owner)
  const release = () => client.devices.devices.release({ id: device.serial })
  const answers = await Promise.allSettled([release(), release()])
  expect(outcomes(answers)).toEqual([404, 'done'])
  const code = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.claim_code] : []))[0] ?? ''
  const next = await as(await aUser(ctx))
  expect(await next.devices.devices.link({ serial: device.serial, code })).toMatchObject({ id: device.id })
  const [kept] = await ctx.db.select().from(devices).where(eq(devices.id, device.id))
  expect(kept?.claim_hash).toBeNull()
})
