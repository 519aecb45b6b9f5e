import { eq } from 'drizzle-orm'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aDevice } from '#domains/robots/devices/devices.factory.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aDeviceModel } from './device-models.factory.ts'

const staffOf = (ctx: Context) => aStaffMember(ctx, ['devices.manage'])

test('the team makes, changes, lists and deletes models, and all of it is audited', async ({ ctx, as }) => {
  const staff = await staffOf(ctx)
  const { models } = (await as(staff)).deviceModels
  const tent = await models.create({ name: 'Ganzá Varanda', interval_seconds: 60 })
  expect(tent).toMatchObject({ slug: 'ganza-varanda', interval_seconds: 60, devices_count: 0, firmware: null })
  expect(tent.can).toEqual({ update: true, delete: true })
  await expect(models.create({ name: 'GANZÁ VARANDA' })).rejects.toMatchObject({
    data: { errors: { name: ['Já existe um modelo com esse nome. Escolha outro.'] } },
  })
  await expect(models.create({ name: 'Rápido', interval_seconds: 1 })).rejects.toMatchObject({ status: 422 })
  const renamed = await models.update({ id: tent.id, name: 'Ganzá Sacada', description: 'Para sacadas.' })
  expect(renamed).toMatchObject({ name: 'Ganzá Sacada', slug: 'ganza-varanda', interval_seconds: 30 })
  expect((await models.list({ search: 'sacada' })).data.map(({ id }) => id)).toEqual([tent.id])
  await models.remove({ id: tent.id })
  await expect(models.show({ id: tent.id })).rejects.toMatchObject({ status: 404 })
  const again = await models.create({ name: 'Ganzá Varanda' })
  expect(again.slug).toBe('ganza-varanda-2')
  const noted = await ctx.db
    .select()
    .from(audit_log)
    .where(eq(audit_log.subject, `device_model:${tent.id}`))
    .orderBy(audit_log.id)
  expect(noted.map(({ action }) => action)).toEqual([
    'device_model.created',
    'device_model.changed',
    'device_model.deleted',
  ])
})

test('a model with robots is not deleted, nor its channels', async ({ ctx, as }) => {
  const { models, channels } = (await as(await staffOf(ctx))).deviceModels
  const { device } = await aDevice(ctx)
  const id = device.model_id
  await expect(models.remove({ id })).rejects.toMatchObject({
    status: 409,
    message: 'Este modelo tem 1 robô. Só dá para apagar um modelo sem robôs.',
  })
  await expect(channels.remove({ id, slug: 'luz' })).rejects.toMatchObject({ status: 409 })
})

test('the analyst reads models, sensors, parts, screens and versions, and writes none', async ({ ctx, as }) => {
  const model = await aDeviceModel(ctx)
  const { models, sensors, parts, screens, firmware } = (await as(await aUser(ctx, { roles: ['iot_analyst'] })))
    .deviceModels
  const shown = await models.show({ id: model.id })
  expect(shown.sensors.map(({ key, slot }) => `${slot} ${key}`)).toEqual([
    '1 temperature',
    '2 humidity',
    '3 vpd',
    '4 soil_moisture',
  ])
  expect(shown.channels.map(({ slug }) => slug)).toEqual(['luz', 'exaustor', 'bomba'])
  expect(shown.can).toEqual({ update: false, delete: false })
  for (const list of [models.list, sensors.list, parts.list, screens.list, firmware.list])
    expect((await list({})).total).toBeGreaterThanOrEqual(0)
  await expect(models.create({ name: 'Meu' })).rejects.toMatchObject({ status: 403 })
  await expect((await as(await aUser(ctx))).deviceModels.models.list({})).rejects.toMatchObject({ status: 403 })
})

test('a sensor gets the next free slot, and its own again when it comes back', async ({ ctx, as }) => {
  const { models, sensors } = (await as(await staffOf(ctx))).deviceModels
  const { id } = await aDeviceModel(ctx)
  const co2 = await sensors.create({ key: 'air_co2', name: 'CO₂', unit: 'ppm', decimals: 0, low: 0, high: 5000 })
  const slots = (model: { sensors: { key: string; slot: number; removed_at: Date | null }[] }) =>
    model.sensors.map(({ key, slot, removed_at }) => `${slot} ${key}${removed_at ? ' -' : ''}`)
  expect(slots(await sensors.addToModel({ id, sensor_id: co2.id })).at(-1)).toBe('5 air_co2')
  await sensors.removeFromModel({ id, sensor_id: co2.id })
  await expect(sensors.removeFromModel({ id, sensor_id: co2.id })).rejects.toMatchObject({ status: 404 })
  const light = await sensors.create({ key: 'light_sum', name: 'Luz do dia' })
  expect(slots(await sensors.addToModel({ id, sensor_id: light.id })).slice(-2)).toEqual(['5 air_co2 -', '6 light_sum'])
  const back = await sensors.addToModel({ id, sensor_id: co2.id })
  expect(slots(back).slice(-2)).toEqual(['5 air_co2', '6 light_sum'])
  expect((await models.show({ id })).sensors_count).toBe(6)
  await expect(sensors.addToModel({ id, sensor_id: 999_999 })).rejects.toMatchObject({ status: 422 })
})

test('the key of a sensor never changes, its range does, and one in use is not deleted', async ({ ctx, as }) => {
  const { sensors } = (await as(await staffOf(ctx))).deviceModels
  const { id: model } = await aDeviceModel(ctx)
  const ph = await sensors.create({ key: 'water_ph', name: 'pH', low: 0, high: 14, stuck_minutes: 60 })
  await expect(sensors.create({ key: 'water_ph', name: 'Outro' })).rejects.toMatchObject({
    data: { errors: { key: [expect.any(String)] } },
  })
  await expect(sensors.create({ key: 'Água', name: 'Água' })).rejects.toMatchObject({ status: 422 })
  await expect(sensors.update({ id: ph.id, name: 'pH', low: 9, high: 4 })).rejects.toMatchObject({
    data: { errors: { high: ['O maior valor precisa passar do menor.'] } },
  })
  expect(await sensors.update({ id: ph.id, name: 'pH da água', low: 2, high: 12 })).toMatchObject({
    key: 'water_ph',
    low: 2,
    stuck_minutes: null,
  })
  await sensors.addToModel({ id: model, sensor_id: ph.id })
  await expect(sensors.remove({ id: ph.id })).rejects.toMatchObject({ status: 409 })
  await sensors.removeFromModel({ id: model, sensor_id: ph.id })
  await sensors.remove({ id: ph.id })
  await expect(sensors.show({ id: ph.id })).rejects.toMatchObject({ status: 404 })
  expect((await sensors.list({ search: 'water_ph' })).total).toBe(0)
  expect((await sensors.list({ kind: 'derived' })).data.map(({ key }) => key)).toContain('vpd')
})

test('channels are put by their slug and deleted while no robot has them', async ({ ctx, as }) => {
  const { channels } = (await as(await staffOf(ctx))).deviceModels
  const { id } = await aDeviceModel(ctx)
  const put = await channels.put({ id, slug: 'luz-2', name: 'Luz lateral', kind: 'lamp', watts: 40.5, order_by: 9 })
  expect(put.channels.at(-1)).toMatchObject({ slug: 'luz-2', has_level: false, watts: 40.5 })
  const changed = await channels.put({ id, slug: 'luz-2', name: 'Barra', kind: 'lamp', has_level: true })
  expect(changed.channels.filter(({ slug }) => slug === 'luz-2')).toHaveLength(1)
  await expect(channels.put({ id, slug: 'Luz 3', name: 'x', kind: 'lamp' })).rejects.toMatchObject({ status: 422 })
  expect((await channels.remove({ id, slug: 'luz-2' })).channels_count).toBe(3)
  await expect(channels.remove({ id, slug: 'luz-2' })).rejects.toMatchObject({ status: 404 })
})

test('parts say how long they last, where they are sold, and in which models they are', async ({ ctx, as }) => {
  const { models, parts } = (await as(await staffOf(ctx))).deviceModels
  const { id } = await aDeviceModel(ctx)
  const product = await aProduct(ctx)
  const part = await parts.create({ name: 'Relé', code: 'rel-5v', life_hours: 50_000, product: String(product.id) })
  expect(part).toMatchObject({ code: 'REL-5V', product: { id: product.id }, models: [] })
  const path = part.product?.path ?? ''
  expect(path).toMatch(/^\/loja\/[^/]+\/[^/]+$/)
  expect(await parts.update({ ...part, product: `https://grower.example${path}` })).toMatchObject({
    product: { id: product.id },
  })
  await expect(parts.create({ name: 'Outro', code: 'REL-5V' })).rejects.toMatchObject({
    data: { errors: { code: ['Já existe uma peça com esse código. Escolha outro.'] } },
  })
  await expect(parts.create({ name: 'Sem', code: 'SEM', product: 'nada/nada' })).rejects.toMatchObject({
    data: { errors: { product: [expect.any(String)] } },
  })
  await expect(parts.putInModel({ id, part_id: part.id, channel: 'teto' })).rejects.toMatchObject({ status: 422 })
  await parts.putInModel({ id, part_id: part.id, channel: 'luz', quantity: 1 })
  const put = await parts.putInModel({ id, part_id: part.id, channel: 'luz', quantity: 2 })
  expect(put.parts).toMatchObject([{ code: 'REL-5V', channel: 'luz', quantity: 2 }])
  expect((await parts.list({ model_id: id })).data).toMatchObject([{ id: part.id, models: [{ id }] }])
  expect((await parts.removeFromModel({ id, part_id: part.id, channel: 'luz' })).parts).toEqual([])
  await expect(parts.removeFromModel({ id, part_id: part.id, channel: 'luz' })).rejects.toMatchObject({ status: 404 })
  await parts.putInModel({ id, part_id: part.id })
  await parts.remove({ id: part.id })
  await expect(parts.show({ id: part.id })).rejects.toMatchObject({ status: 404 })
  expect((await models.show({ id })).parts).toEqual([])
})

test('screens show what the model has, in an order that staff changes', async ({ ctx, as }) => {
  const { screens } = (await as(await staffOf(ctx))).deviceModels
  const { id: model_id } = await aDeviceModel(ctx)
  const air = await screens.create({ model_id, name: 'Ar', shows: ['temperature', 'humidity'] })
  expect(air.lines).toMatchObject([
    { key: 'temperature', label: 'Temperatura', unit: '°C' },
    { key: 'humidity', label: 'Umidade', unit: '%' },
  ])
  const light = await screens.create({ model_id, name: 'Luz', shows: ['luz'] })
  await expect(screens.create({ model_id, name: 'Luz', shows: ['luz'] })).rejects.toMatchObject({ status: 422 })
  await expect(screens.create({ model_id, name: 'Água', shows: ['water_ph'] })).rejects.toMatchObject({
    data: { errors: { shows: [expect.any(String)] } },
  })
  await expect(screens.create({ model_id, name: 'Nada', shows: [] })).rejects.toMatchObject({ status: 422 })
  await screens.move({ id: light.id, to: 0 })
  expect((await screens.list({ model_id })).data.map(({ name }) => name)).toEqual(['Luz', 'Ar'])
  expect(await screens.update({ id: air.id, name: 'Clima', shows: ['vpd'] })).toMatchObject({
    name: 'Clima',
    slug: 'ar',
    lines: [{ key: 'vpd' }],
  })
  expect(await screens.show({ id: light.id })).toMatchObject({ name: 'Luz', order_by: 1 })
  await screens.remove({ id: light.id })
  await expect(screens.show({ id: light.id })).rejects.toMatchObject({ status: 404 })
})
