import { createHash, createPublicKey, verify } from 'node:crypto'
import { newHost } from '#api-routes.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aDeviceModel } from '../device-models.factory.ts'
import { firmwareDownload, firmwareUpload, publishedFirmware } from '../index.ts'
import { firmwarePublicKey, signFirmware } from './firmware-key.secrets.ts'

const staffOf = (ctx: Context) => aStaffMember(ctx, ['devices.manage'])
const binary = Buffer.from(Array.from({ length: 3000 }, (_, at) => at % 251))

/** The host routes of firmware as the one of a context. */
function hostFor(context: Context) {
  const app = newHost(false)
  const contextOf = async () => context
  firmwareDownload(app, contextOf)
  firmwareUpload(app, contextOf)
  return app
}

const addressOf = (id: number | string) => `/api/v1/ganza/firmware/${id}/file`

async function upload(context: Context, id: number | string, bytes: Buffer) {
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="ganza.bin"\r\n\r\n'
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')])
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  return hostFor(context).inject({ method: 'POST', url: addressOf(id), headers, payload })
}

const read = (context: Context, id: number | string, headers: Record<string, string> = {}) =>
  hostFor(context).inject({ method: 'GET', url: addressOf(id), headers })

test('a version is a draft, gets its binary, is published signed, and its file never changes', async ({
  ctx,
  as,
  contextOf,
}) => {
  const staff = await staffOf(ctx)
  const context = await contextOf(staff)
  const { firmware } = (await as(staff)).deviceModels
  const { id: model_id } = await aDeviceModel(ctx)
  const draft = await firmware.create({ model_id, version: '1.4.2', notes: 'Primeira.' })
  expect(draft).toMatchObject({ state: 'rascunho', bytes: null, sha256: null, signature: null })
  await expect(firmware.publish({ id: draft.id })).rejects.toMatchObject({ status: 409 })
  expect((await upload(context, draft.id, Buffer.from('old'))).statusCode).toBe(201)
  const sent = await upload(context, draft.id, binary)
  const sha256 = createHash('sha256').update(binary).digest('hex')
  expect(sent.json()).toMatchObject({ bytes: 3000, sha256 })
  const published = await firmware.publish({ id: draft.id })
  expect(published).toMatchObject({ state: 'publicada', sha256, published_at: ctx.now() })

  const { public_key } = await firmware.key()
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(public_key, 'base64').toString('base64url') }
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  const signature = Buffer.from(published.signature ?? '', 'base64')
  expect(verify(null, Buffer.from(sha256, 'hex'), key, signature)).toBe(true)

  expect((await upload(context, draft.id, binary)).statusCode).toBe(409)
  await expect(firmware.remove({ id: draft.id })).rejects.toMatchObject({ status: 409 })
  expect(await firmware.update({ id: draft.id, notes: 'Com CO₂.' })).toMatchObject({ notes: 'Com CO₂.', sha256 })
  expect(await publishedFirmware(ctx, model_id)).toEqual({
    version: '1.4.2',
    bytes: 3000,
    sha256,
    signature: published.signature,
    path: addressOf(draft.id),
  })
  expect(await firmware.withdraw({ id: draft.id })).toMatchObject({ state: 'retirada' })
  await expect(firmware.withdraw({ id: draft.id })).rejects.toMatchObject({ status: 409 })
  expect(await publishedFirmware(ctx, model_id)).toBeUndefined()
})

test('the same version of a model is made once; drafts can be deleted', async ({ ctx, as }) => {
  const { firmware } = (await as(await staffOf(ctx))).deviceModels
  const { id: model_id } = await aDeviceModel(ctx)
  const made = await firmware.create({ model_id, version: '1.10.0' })
  const older = await firmware.create({ model_id, version: '1.9.0' })
  await expect(firmware.create({ model_id, version: '1.10.0' })).rejects.toMatchObject({
    data: { errors: { version: ['Este modelo já tem essa versão. Use o próximo número.'] } },
  })
  await expect(firmware.create({ model_id, version: 'v2' })).rejects.toMatchObject({ status: 422 })
  const versions = async (filter = {}) =>
    (await firmware.list({ model_id, order_by: 'version', ...filter })).data.map(({ version }) => version)
  expect(await versions()).toEqual(['1.10.0', '1.9.0'])
  expect(await versions({ search: '1.9' })).toEqual(['1.9.0'])
  expect(await versions({ state: 'publicada' })).toEqual([])
  await firmware.remove({ id: older.id })
  await expect(firmware.show({ id: older.id })).rejects.toMatchObject({ status: 404 })
  expect(await versions()).toEqual([made.version])
})

test('a robot of the model reads a published file whole or in ranges; nobody else does', async ({
  ctx,
  as,
  contextOf,
}) => {
  const staff = await staffOf(ctx)
  const { firmware } = (await as(staff)).deviceModels
  const { device } = await aDevice(ctx)
  const { device: other } = await aDevice(ctx)
  const { id } = await firmware.create({ model_id: device.model_id, version: '2.0.0' })
  await upload(await contextOf(staff), id, binary)
  const robot = deviceContext(ctx, device)
  expect((await read(robot, id)).statusCode).toBe(404)
  await firmware.publish({ id })

  const whole = await read(robot, id)
  expect([whole.statusCode, whole.headers['accept-ranges']]).toEqual([200, 'bytes'])
  expect(whole.rawPayload.equals(binary)).toBe(true)
  const part = await read(robot, id, { range: 'bytes=1000-1999' })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 1000-1999/3000'])
  expect(part.rawPayload.equals(binary.subarray(1000, 2000))).toBe(true)
  expect((await read(robot, id, { range: 'bytes=3000-' })).statusCode).toBe(416)

  expect((await read(deviceContext(ctx, other), id)).statusCode).toBe(404)
  expect((await read(robot, 'x')).statusCode).toBe(404)
  expect((await read(await contextOf(staff), id)).statusCode).toBe(401)
  expect((await read(ctx, id)).statusCode).toBe(401)
  await firmware.withdraw({ id })
  expect((await read(robot, id)).statusCode).toBe(404)
})

test('only staff of robots uploads a binary, which is neither empty nor too large', async ({ ctx, as, contextOf }) => {
  const staff = await staffOf(ctx)
  const { firmware } = (await as(staff)).deviceModels
  const { id } = await firmware.create({ model_id: (await aDeviceModel(ctx)).id, version: '1.0.0' })
  const context = await contextOf(staff)
  expect((await upload(context, id, Buffer.alloc(0))).json().errors).toHaveProperty('file')
  expect((await upload(context, id, Buffer.alloc(16 * 1024 * 1024 + 1))).statusCode).toBe(413)
  expect((await upload(await contextOf(await aUser(ctx, { roles: ['iot_analyst'] })), id, binary)).statusCode).toBe(403)
  expect((await upload(context, 999_999, binary)).statusCode).toBe(404)
  expect(await firmware.show({ id })).toMatchObject({ bytes: null })
})

test('a new app key in front changes neither the public key nor the signature', () => {
  const [oldest, newest] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const sha256 = createHash('sha256').update(binary).digest('hex')
  expect(firmwarePublicKey([newest, oldest])).toBe(firmwarePublicKey([oldest]))
  expect(signFirmware([newest, oldest], sha256)).toBe(signFirmware([oldest], sha256))
  expect(firmwarePublicKey([newest])).not.toBe(firmwarePublicKey([oldest]))
})
