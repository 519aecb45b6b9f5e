import sharp from 'sharp'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { newHost } from './api-routes.ts'
import { hostRoutes } from './host-routes.ts'

const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#3a7d44' } })

/** Sends a photo as somebody, followed by so much that counts as sent. */
async function sent(context: Context, { field = 'photo', padding = 0 } = {}) {
  const app = newHost(false)
  const contextOf = async () => context
  hostRoutes(app, { anonymous: () => context, ofCall: contextOf, ofPage: contextOf })
  const head = `--x\r\ncontent-disposition: form-data; name="${field}"; filename="a.jpg"\r\n\r\n`
  const more = `\r\n--x\r\ncontent-disposition: form-data; name="more"\r\n\r\n${'.'.repeat(padding)}\r\n--x--\r\n`
  const payload = Buffer.concat([Buffer.from(head), await picture.jpeg().toBuffer(), Buffer.from(more)])
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const url = `/api/v1/file/${field === 'photo' ? 'photo' : 'private'}`
  const answer = await app.inject({ method: 'POST', url, headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}

test.for(['photo', 'file'])(
  'an account whose e-mail is not confirmed uploads nothing (%s)',
  async (field, { ctx, contextOf }) => {
    const context = await contextOf(await aUser(ctx, { email_verified_at: null }))
    expect(await sent(context, { field })).toMatchObject({
      status: 403,
      body: { reason: 'unverified', message: 'Confirme seu e-mail para continuar.' },
    })
  },
)

test('what a person uploads in a day is counted over photos and documents, and has an end', async ({
  ctx,
  clock,
  contextOf,
}) => {
  const context = await contextOf(await aUser(ctx))
  const env = { ...context.env, upload_mb_per_day: 1 }
  const half = { padding: 500 * 1024 }
  expect((await sent({ ...context, env }, half)).status).toBe(201)
  expect((await sent({ ...context, env }, { ...half, field: 'file' })).status).toBe(201)
  const refused = await sent({ ...context, env }, half)
  expect(refused).toMatchObject({ status: 429, body: { retry_after: 86_400 } })
  expect(refused.body.message).toBe('Você chegou ao limite de 1 MB por dia. Envie o resto amanhã.')
  const other = await contextOf(await aUser(ctx))
  expect((await sent({ ...other, env }, half)).status).toBe(201)
  clock.now = new Date(clock.now.getTime() + 86_401_000)
  expect((await sent({ ...context, env }, half)).status).toBe(201)
})
