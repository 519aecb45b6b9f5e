import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aDeviceModel } from '#domains/robots/device-models/device-models.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aMode } from '../control.factory.ts'
import { ModeProgram } from './mode-program.schemas.ts'
import { seedReadyModes } from './ready-modes.seed.ts'

const staff = { roles: ['admin'] }
const lamp = { blocks: [{ id: 'luz', channel: 'luz', level: 50, when: { kind: 'always' } }] }

test('a model has its modes in their order, and the own one of whoever asks', async ({ ctx, as, api }) => {
  const model = await aDeviceModel(ctx)
  const [me, other] = [await aUser(ctx), await aUser(ctx)]
  await aMode(ctx, { model_id: model.id, slug: 'flora', order_by: 2 })
  await aMode(ctx, { model_id: model.id, slug: 'vega', order_by: 1 })
  await aMode(ctx, { model_id: model.id, owner_id: me.id })
  const slugs = async (person: { id: number }) =>
    (await (await as(person)).control.modes.ofModel({ id: model.id })).data.map(({ slug }) => slug)
  expect(await slugs(me)).toEqual(['vega', 'flora', 'meu-modo'])
  expect(await slugs(other)).toEqual(['vega', 'flora'])
  await expect((await as(me)).control.modes.ofModel({ id: 999_999 })).rejects.toMatchObject({ status: 404 })
  await expect(api.control.modes.ofModel({ id: model.id })).rejects.toMatchObject({ status: 401 })
})

test('the ready modes fit a model, and go through the engine’s schema', async ({ ctx, as }) => {
  const model = await aDeviceModel(ctx)
  await seedReadyModes(ctx, model.id)
  const { control } = await as(await aUser(ctx, staff))
  const { data } = await control.modes.list({ model_id: model.id })
  expect(data.map(({ slug }) => slug)).toEqual([
    ...['germinacao', 'vega', 'flora', 'secagem', 'cura', 'ferias', 'trabalhando-na-estufa', 'desligado'],
  ])
  for (const { id, slug } of data) {
    const { program } = await control.modes.show({ id })
    expect(ModeProgram.parse(program), slug).toEqual(program)
    if (slug === 'vega') expect(program.targets.temperature?.day).toEqual({ low: 21, high: 27 })
    if (slug === 'desligado') expect(program.blocks).toEqual([])
  }
})

test('staff makes a mode, writes a version, renames, moves and takes it off the list', async ({ ctx, as }) => {
  const model = await aDeviceModel(ctx)
  const { modes } = (await as(await aUser(ctx, staff))).control
  const first = await modes.create({ model_id: model.id, slug: 'vega', name: 'Vega' })
  const second = await modes.create({ model_id: model.id, slug: 'flora', name: 'Flora' })
  expect([first.order_by, second.order_by]).toEqual([1, 2])
  await expect(modes.create({ model_id: model.id, slug: 'vega', name: 'Outra' })).rejects.toMatchObject({
    data: { errors: { slug: [expect.stringContaining('já tem')] } },
  })
  const rewritten = await modes.rewrite({ id: first.id, program: lamp as never, note: 'Meia luz' })
  expect(rewritten.versions.map(({ version, note }) => [version, note])).toEqual([
    [2, 'Meia luz'],
    [1, ''],
  ])
  expect(await modes.rewrite({ id: first.id, program: lamp as never })).toMatchObject({ version: 2 })
  expect(await modes.update({ id: first.id, name: 'Vegetativo', cycles: ['vegetativo'] })).toMatchObject({
    name: 'Vegetativo',
    cycles: ['vegetativo'],
  })
  await modes.move({ id: second.id, to: 0 })
  expect((await modes.list({ model_id: model.id })).data.map(({ slug }) => slug)).toEqual(['flora', 'vega'])
  await modes.remove({ id: second.id })
  await expect(modes.show({ id: second.id })).rejects.toMatchObject({ status: 404 })
})

test('a program asks only for what the model has, and for blocks that can act', async ({ ctx, as }) => {
  const model = await aDeviceModel(ctx)
  const { modes } = (await as(await aUser(ctx, staff))).control
  const { id } = await modes.create({ model_id: model.id, slug: 'vega', name: 'Vega' })
  const block = (fields: object) => ({ id: 'a', channel: 'luz', level: 50, when: { kind: 'always' }, ...fields })
  const refused = (program: object) =>
    modes.rewrite({ id, program: program as never }).then(
      () => [],
      (error) => Object.keys(error.data.errors),
    )
  expect(await refused({ blocks: [block({ channel: 'forno' }), block({})] })).toEqual([
    'program.blocks.0.channel',
    'program.blocks.1.id',
  ])
  const sensor = { kind: 'sensor', sensor: 'ruido', is: 'above', limit: 1 }
  expect(await refused({ blocks: [block({ when: sensor })] })).toEqual(['program.blocks.0.when.sensor'])
  expect(await refused({ blocks: [block({ when: { kind: 'every', minutes: 60 } })] })).toEqual([
    'program.blocks.0.for_minutes',
  ])
  const watering = { channel: 'bomba', when: { kind: 'every', minutes: 720 } }
  expect(await refused({ blocks: [block({ ...watering, for_minutes: 10 })] })).toEqual([])
  // Longer than the robot leaves it on.
  expect(await refused({ blocks: [block({ ...watering, for_minutes: 300 })] })).toEqual([
    'program.blocks.0.for_minutes',
  ])
  expect(await refused({ blocks: [block({ when: { kind: 'light', is: 'day' } })] })).toEqual([
    'program.blocks.0.when.kind',
  ])
  // Nothing below what always holds would ever act; above it, and of another channel, it does.
  const noon = block({ id: 'b', when: { kind: 'clock', from: '13:00', to: '16:00' } })
  expect(await refused({ blocks: [block({}), noon] })).toEqual(['program.blocks.1.channel'])
  expect(await refused({ blocks: [noon, block({})] })).toEqual([])
  expect(await refused({ blocks: [noon, { ...noon, id: 'c', level: 20 }] })).toEqual(['program.blocks.1.channel'])
  expect(await refused({ blocks: [block({}), { ...noon, channel: 'bomba', for_minutes: 10 }] })).toEqual([])
  const upside = { day: { low: 30, high: 20 }, night: { low: null, high: null } }
  expect(await refused({ targets: { temperature: upside } })).toEqual(['program.targets.temperature'])
  expect(await refused({ blocks: [block({ level: 101 })] })).toEqual(['program.blocks.0.level'])
})

test('who is not staff changes no mode; analysts read them', async ({ ctx, as }) => {
  const model = await aDeviceModel(ctx)
  const { id } = await aMode(ctx, { model_id: model.id })
  const grower = (await as(await aUser(ctx))).control.modes
  const analyst = (await as(await aUser(ctx, { roles: ['iot_analyst'] }))).control.modes
  expect(await analyst.show({ id })).toMatchObject({ can: { update: false } })
  for (const ask of [
    grower.show({ id }),
    grower.list({}),
    analyst.remove({ id }),
    analyst.move({ id, to: 0 }),
    analyst.update({ id, name: 'Novo' }),
    analyst.rewrite({ id, program: lamp as never }),
    analyst.create({ model_id: model.id, slug: 'novo', name: 'Novo' }),
  ])
    await expect(ask).rejects.toMatchObject({ status: 403 })
})

test('somebody’s own mode is no ready mode: staff lists find none of it', async ({ ctx, as }) => {
  const model = await aDeviceModel(ctx)
  const { id } = await aMode(ctx, { model_id: model.id, owner_id: (await aUser(ctx)).id })
  const { modes } = (await as(await aUser(ctx, staff))).control
  await expect(modes.show({ id })).rejects.toMatchObject({ status: 404 })
  expect((await modes.list({ model_id: model.id })).total).toBe(0)
})
