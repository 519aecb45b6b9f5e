import { eq, inArray } from 'drizzle-orm'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { aLinkedDevice } from '#domains/robots/devices/devices.factory.ts'
import { device_events } from '#domains/robots/devices/events/device-events.table.ts'
import { device_members } from '#domains/robots/devices/members/device-members.table.ts'
import { device_places } from '#domains/robots/devices/places/device-places.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aMode } from '../control.factory.ts'
import { device_modes } from '../modes/modes.table.ts'
import { findShadow } from '../shadow/find-shadow.queries.ts'
import { mode_proposals } from './mode-proposals.table.ts'
import { phasesInWords } from './proposal.words.ts'
import { proposeModes } from './propose-modes.actions.ts'

const dark = { day: { from: '06:00', to: '18:00' }, blocks: [] }

/** A robot in a tent with two plants in their vegetative cycle, following Vega; Flora is ready too. */
async function tent(ctx: Context) {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const space = await aSpace(ctx, { created_by: owner.id })
  await ctx.db.insert(device_places).values({ link_id: link.id, space_id: space.id, placed_at: link.linked_at })
  const { model_id } = device
  const vega = await aMode(ctx, { model_id, cycles: ['vegetativo'] })
  const flora = await aMode(ctx, {
    ...{ model_id, slug: 'flora', name: 'Flora', cycles: ['floracao'], order_by: 1, program: dark },
  })
  const [moon, sun] = [
    await aPlant(ctx, { created_by: owner.id, space_id: space.id }),
    await aPlant(ctx, { created_by: owner.id, space_id: space.id }),
  ]
  return { device, owner, link, space, vega, flora, moon, sun }
}

async function enter(ctx: Context, entering: { id: number }[], cycle: string) {
  const ids = entering.map(({ id }) => id)
  await ctx.db
    .update(plants)
    .set({ plant_cycle_id: await cycleId(ctx, cycle) })
    .where(inArray(plants.id, ids))
  for (const plant_id of ids) await proposeModes(ctx, { plant_id })
}

const statesOf = async (ctx: Context, device: { id: number }) =>
  (
    await ctx.db.select().from(mode_proposals).where(eq(mode_proposals.device_id, device.id)).orderBy(mode_proposals.id)
  ).map(({ cycle, state }) => `${cycle} ${state}`)

test('a plant that enters another cycle asks once which mode the robot shall follow, and says what would change', async ({
  ctx,
  as,
}) => {
  const { device, owner, link, vega, flora, moon, sun } = await tent(ctx)
  const [helper, viewer] = [await aUser(ctx), await aUser(ctx)]
  await ctx.db.insert(device_members).values([
    { link_id: link.id, user_id: helper.id, role: 'helper' },
    { link_id: link.id, user_id: viewer.id, role: 'viewer' },
  ])
  const { control } = await as(owner)
  await control.wishes.changeMode({ id: device.id, modo_id: vega.id })
  await enter(ctx, [moon], 'vegetativo')
  expect(await control.proposals.show({ id: device.serial })).toEqual({ proposal: null, mixed: [] })
  await enter(ctx, [moon, sun], 'floracao')
  const { proposal } = await control.proposals.show({ id: device.serial })
  expect(proposal).toMatchObject({
    ...{ cycle: { slug: 'floracao', name: 'Floração' }, mode: { id: flora.id, name: 'Flora' }, from: 'Vega' },
    can: { answer: true },
  })
  expect(proposal?.changes[0]).toEqual({
    kind: 'changed',
    text: 'Dia das 6h às 18h: 12\u00a0h. Antes: dia das 6h às 0h: 18\u00a0h.',
  })
  expect(await statesOf(ctx, device)).toEqual(['floracao pendente'])
  const told = await ctx.db
    .select()
    .from(notifications)
    .where(eq(notifications.url, `/ganza/${device.serial}`))
    .orderBy(notifications.id)
  expect(told.map(({ user_id, title, text }) => [user_id, title, text])).toEqual([
    [owner.id, 'Robô da tenda: suas plantas entraram na fase “Floração”', 'Passar o robô para “Flora”?'],
    [helper.id, 'Robô da tenda: as plantas do espaço entraram na fase “Floração”', 'Passar o robô para “Flora”?'],
  ])
  const looked = await (await as(viewer)).control.proposals.show({ id: device.serial })
  expect(looked.proposal?.can).toEqual({ answer: false })
})

test('accepted, the robot changes its mode as if it was chosen; it is kept who answered, and in its events', async ({
  ctx,
  as,
}) => {
  const { device, owner, link, vega, flora, moon, sun } = await tent(ctx)
  const helper = await aUser(ctx)
  await ctx.db.insert(device_members).values({ link_id: link.id, user_id: helper.id, role: 'helper' })
  await (await as(owner)).control.wishes.changeMode({ id: device.id, modo_id: vega.id })
  await enter(ctx, [moon, sun], 'floracao')
  const { proposals, queue } = (await as(helper)).control
  const proposal_id = (await proposals.show({ id: device.serial })).proposal?.id ?? 0
  const answer = { id: device.serial, proposal_id, accepted: true }
  expect(await proposals.answer(answer)).toEqual({ id: proposal_id, state: 'aceita', desired_version: 2 })
  const { desired } = await findShadow(ctx, device.id)
  expect(desired.mode).toMatchObject({ id: flora.id, slug: 'flora' })
  expect((await queue.list({ serial: device.serial })).data).toMatchObject([{ kind: 'change_mode', mode: 'flora' }])
  await expect(proposals.answer(answer)).rejects.toMatchObject({ status: 409 })
  const [kept] = await ctx.db.select().from(mode_proposals).where(eq(mode_proposals.id, proposal_id))
  expect(kept).toMatchObject({ state: 'aceita', answered_by: helper.id })
  const events = await ctx.db
    .select()
    .from(device_events)
    .where(eq(device_events.device_id, device.id))
    .orderBy(device_events.id)
  expect(events.filter(({ kind }) => kind === 'mode_proposal').map(({ data }) => data)).toEqual([
    { state: 'pendente', cycle: 'floracao', slug: 'flora' },
    { state: 'aceita', cycle: 'floracao', slug: 'flora' },
  ])
  await enter(ctx, [sun], 'floracao')
  expect(await statesOf(ctx, device)).toEqual(['floracao aceita'])
})

test('refused, nothing changes, and nobody is asked again in this cultivation; the next one is asked', async ({
  ctx,
  as,
}) => {
  const { device, owner, space, moon, sun } = await tent(ctx)
  const { proposals } = (await as(owner)).control
  await enter(ctx, [moon, sun], 'floracao')
  const { proposal } = await proposals.show({ id: device.serial })
  expect(proposal?.from).toBeNull()
  const proposal_id = proposal?.id ?? 0
  expect(await proposals.answer({ id: device.serial, proposal_id, accepted: false })).toMatchObject({
    ...{ state: 'recusada', desired_version: null },
  })
  expect((await findShadow(ctx, device.id)).desired_version).toBe(0)
  await enter(ctx, [sun], 'floracao')
  expect(await statesOf(ctx, device)).toEqual(['floracao recusada'])
  await ctx.db.update(plants).set({ status: 'colhida' }).where(eq(plants.space_id, space.id))
  await ctx.db
    .update(mode_proposals)
    .set({ asked_at: new Date('2026-01-01T12:00:00Z') })
    .where(eq(mode_proposals.id, proposal_id))
  const next = await aPlant(ctx, { created_by: owner.id, space_id: space.id })
  await enter(ctx, [next], 'floracao')
  expect(await statesOf(ctx, device)).toEqual(['floracao recusada', 'floracao pendente'])
})

test('a newer question, another mode, another place and another cycle take the place of what is asked', async ({
  ctx,
  as,
}) => {
  const { device, owner, vega, moon, sun } = await tent(ctx)
  const dry = await aMode(ctx, { model_id: device.model_id, slug: 'secagem', name: 'Secagem', cycles: ['secagem'] })
  const { control, devices } = await as(owner)
  await enter(ctx, [moon, sun], 'floracao')
  await enter(ctx, [moon, sun], 'secagem')
  expect(await statesOf(ctx, device)).toEqual(['floracao superada', 'secagem pendente'])
  expect((await control.proposals.show({ id: device.serial })).proposal?.mode.id).toBe(dry.id)
  const old = { id: device.serial, accepted: true }
  const [first] = await ctx.db.select().from(mode_proposals).orderBy(mode_proposals.id)
  await expect(control.proposals.answer({ ...old, proposal_id: first?.id ?? 0 })).rejects.toMatchObject({ status: 409 })
  await control.wishes.changeMode({ id: device.id, modo_id: vega.id })
  expect(await statesOf(ctx, device)).toEqual(['floracao superada', 'secagem superada'])
  await ctx.db.delete(mode_proposals)
  await enter(ctx, [moon, sun], 'floracao')
  await devices.places.place({ id: device.serial, space_id: null })
  expect(await statesOf(ctx, device)).toEqual(['floracao superada'])
})

test('what was entered by mistake is asked no more; a released robot is asked nothing', async ({ ctx, as }) => {
  const { device, owner, vega, moon, sun } = await tent(ctx)
  const { control, devices } = await as(owner)
  await control.wishes.changeMode({ id: device.id, modo_id: vega.id })
  await enter(ctx, [moon, sun], 'floracao')
  await enter(ctx, [moon, sun], 'vegetativo')
  expect(await statesOf(ctx, device)).toEqual(['floracao superada'])
  await ctx.db.delete(mode_proposals)
  await enter(ctx, [moon, sun], 'floracao')
  await devices.devices.release({ id: device.serial })
  expect(await statesOf(ctx, device)).toEqual(['floracao superada'])
  await enter(ctx, [moon, sun], 'floracao')
  expect(await statesOf(ctx, device)).toEqual(['floracao superada'])
})

test('what was undone before anybody answered is asked again when the plants enter the cycle again', async ({
  ctx,
  as,
}) => {
  const { device, owner, vega, flora, moon, sun } = await tent(ctx)
  const { control } = await as(owner)
  const proposed = async () => (await control.proposals.show({ id: device.serial })).proposal
  await control.wishes.changeMode({ id: device.id, modo_id: vega.id })
  await enter(ctx, [moon, sun], 'floracao')
  await enter(ctx, [moon, sun], 'vegetativo')
  expect(await proposed()).toBeNull()
  await enter(ctx, [moon, sun], 'floracao')
  const again = await proposed()
  expect(again?.mode.id).toBe(flora.id)
  expect(await statesOf(ctx, device)).toEqual(['floracao superada', 'floracao pendente'])
  // Accepted, gone back of one's own accord, and in flower again: it follows another mode, so it is asked.
  await control.proposals.answer({ id: device.serial, proposal_id: again?.id ?? 0, accepted: true })
  await enter(ctx, [moon, sun], 'vegetativo')
  await control.wishes.changeMode({ id: device.id, modo_id: vega.id })
  await enter(ctx, [moon, sun], 'floracao')
  const third = await proposed()
  expect(third?.mode.id).toBe(flora.id)
  // Answered with no, it is not asked again.
  await control.proposals.answer({ id: device.serial, proposal_id: third?.id ?? 0, accepted: false })
  await enter(ctx, [moon, sun], 'vegetativo')
  await enter(ctx, [moon, sun], 'floracao')
  expect(await proposed()).toBeNull()
})

test('one’s own mode for the cycle that the robot followed goes before the ready one', async ({ ctx, as }) => {
  const { device, owner, vega, flora, moon, sun } = await tent(ctx)
  const { control } = await as(owner)
  await control.own.copy({ id: device.serial, mode_id: flora.id })
  const [own] = await ctx.db.select().from(device_modes).where(eq(device_modes.owner_id, owner.id))
  expect(own?.cycles).toEqual(['floracao'])
  await enter(ctx, [moon, sun], 'floracao')
  expect((await control.proposals.show({ id: device.serial })).proposal?.mode.name).toBe('Flora')
  await ctx.db.delete(mode_proposals)
  await control.wishes.changeMode({ id: device.id, modo_id: own?.id ?? 0 })
  await control.wishes.changeMode({ id: device.id, modo_id: vega.id })
  await enter(ctx, [moon, sun], 'floracao')
  expect((await control.proposals.show({ id: device.serial })).proposal?.mode.name).toBe('Meu modo')
})

test('without a mode for the cycle nothing is proposed, and a mode that is gone is taken by nobody', async ({
  ctx,
  as,
}) => {
  const { device, owner, flora, moon, sun } = await tent(ctx)
  await enter(ctx, [moon], 'colheita')
  expect(await statesOf(ctx, device)).toEqual([])
  await enter(ctx, [sun], 'floracao')
  const { proposals } = (await as(owner)).control
  const proposal_id = (await proposals.show({ id: device.serial })).proposal?.id ?? 0
  await ctx.db.update(device_modes).set({ deleted_at: ctx.now() }).where(eq(device_modes.id, flora.id))
  expect(await proposals.show({ id: device.serial })).toEqual({ proposal: null, mixed: [] })
  const answer = { id: device.serial, proposal_id }
  await expect(proposals.answer({ ...answer, accepted: true })).rejects.toMatchObject({ status: 409 })
  expect(await proposals.answer({ ...answer, accepted: false })).toMatchObject({ state: 'recusada' })
})

test('who may only look answers nothing, and to a stranger there is no robot', async ({ ctx, as }) => {
  const { device, link, moon, sun } = await tent(ctx)
  const [viewer, stranger] = [await aUser(ctx), await aUser(ctx)]
  await ctx.db.insert(device_members).values({ link_id: link.id, user_id: viewer.id, role: 'viewer' })
  await enter(ctx, [moon, sun], 'floracao')
  const [asked] = await ctx.db.select().from(mode_proposals)
  const answer = { id: device.serial, proposal_id: asked?.id ?? 0, accepted: true }
  await expect((await as(viewer)).control.proposals.answer(answer)).rejects.toMatchObject({ status: 403 })
  const { proposals } = (await as(stranger)).control
  await expect(proposals.answer(answer)).rejects.toMatchObject({ status: 404 })
  await expect(proposals.show({ id: device.serial })).rejects.toMatchObject({ status: 404 })
  const other = await aLinkedDevice(ctx)
  const theirs = (await as(other.owner)).control.proposals
  await expect(theirs.answer({ ...answer, id: other.device.serial })).rejects.toMatchObject({ status: 404 })
})

test('in a tent of mixed phases it is asked which mode suits: the plants are named, and what one does not take is no answer', async ({
  ctx,
  as,
}) => {
  const { device, owner, link, moon, sun, flora } = await tent(ctx)
  const helper = await aUser(ctx)
  await ctx.db.insert(device_members).values({ link_id: link.id, user_id: helper.id, role: 'helper' })
  for (const [{ id }, name] of [
    [moon, 'Flora 1'],
    [sun, 'Vega 2'],
  ] as const)
    await ctx.db.update(plants).set({ name }).where(eq(plants.id, id))
  const { control } = await as(owner)
  await control.wishes.changeMode({ id: device.id, modo_id: flora.id })
  await enter(ctx, [moon], 'floracao')
  await enter(ctx, [sun], 'vegetativo')
  expect(await statesOf(ctx, device)).toEqual(['vegetativo pendente'])
  const { mixed, proposal } = await control.proposals.show({ id: device.serial })
  expect(proposal).toMatchObject({ fits: false, from: 'Flora', mode: { name: 'Vega' } })
  expect(proposal?.harm).toBe('Com 18\u00a0h de luz, Flora 1 deixa de florir e volta a crescer.')
  const taken = control.proposals.answer({ id: device.serial, proposal_id: proposal?.id ?? 0, accepted: true })
  await expect(taken).rejects.toMatchObject({ status: 409 })
  expect(phasesInWords(mixed)).toBe('Vega 2 está em Vegetativo; Flora 1 está em Floração')
  const told = await ctx.db.select().from(notifications).orderBy(notifications.id)
  expect(told.map(({ user_id, title, text }) => [user_id, title, text])).toEqual([
    [
      owner.id,
      'Robô da tenda: fases misturadas na estufa',
      'Vega 2 está em Vegetativo; Flora 1 está em Floração. O modo da fase nova faria mal às outras, e o robô segue como está.',
    ],
    [
      helper.id,
      'Robô da tenda: fases misturadas na estufa',
      '1 planta está em Vegetativo; 1 planta está em Floração. O modo da fase nova faria mal às outras, e o robô segue como está.',
    ],
  ])
  const seen = await (await as(helper)).control.proposals.show({ id: device.serial })
  expect(seen.mixed.flatMap(({ names }) => names)).toEqual([])
})

test('what was asked does not fit, and is not taken, once a plant came that does not take it; seedlings take what bushes do', async ({
  ctx,
  as,
}) => {
  const { device, owner, space, moon, sun } = await tent(ctx)
  const { proposals } = (await as(owner)).control
  await enter(ctx, [moon, sun], 'vegetativo')
  await aPlant(ctx, { created_by: owner.id, space_id: space.id, plant_cycle_id: await cycleId(ctx, 'germinacao') })
  const asked = (await proposals.show({ id: device.serial })).proposal
  expect(asked?.mode.name).toBe('Vega')
  await aPlant(ctx, { created_by: owner.id, space_id: space.id, plant_cycle_id: await cycleId(ctx, 'floracao') })
  expect((await proposals.show({ id: device.serial })).proposal?.fits).toBe(false)
  const answer = { id: device.serial, proposal_id: asked?.id ?? 0, accepted: true }
  await expect(proposals.answer(answer)).rejects.toMatchObject({ status: 409 })
  expect(await proposals.answer({ ...answer, accepted: false })).toMatchObject({ state: 'recusada' })
})

test('before any mode is wished it is said what it would do to the plants that it is not for', async ({ ctx, as }) => {
  const { device, owner, vega, flora, moon, sun } = await tent(ctx)
  const off = await aMode(ctx, {
    ...{ model_id: device.model_id, slug: 'desligado', name: 'Desligado', cycles: [], order_by: 2 },
    program: { day: null, blocks: [] },
  })
  const { wishes } = (await as(owner)).control
  const harmOf = async ({ id }: { id: number }) =>
    (await wishes.modeSwitch({ id: String(device.id), modo_id: id })).harm
  expect(await harmOf(vega)).toBeNull()
  expect(await harmOf(flora)).toMatch(/^Com 12\sh de luz, .+ começam a florir\.$/)
  expect(await harmOf(off)).toMatch(/^Sem luz, .+ não recebem o que a fase pede\.$/)
  await enter(ctx, [moon, sun], 'secagem')
  expect(await harmOf(off)).toBeNull()
})
