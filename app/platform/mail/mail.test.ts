import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import PostalMime, { type Email } from 'postal-mime'
import { createElement } from 'react'
import { SMTPServer } from 'smtp-server'
import { afterEach } from 'vitest'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { deliverMail } from './mail.jobs.ts'
import { mails } from './mail.table.ts'
import { sendMail } from './send-mail.ts'

let server: SMTPServer | undefined
afterEach(async () => {
  await new Promise<void>((done) => (server ? server.close(done) : done()))
  server = undefined
})

/** A real SMTP server on loopback; `refuse` answers so many deliveries with a temporary failure first. */
function mailServer(received: Email[], refuse = 0): Promise<string> {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => {
      const raw = await buffer(stream)
      if (refuse-- > 0) return done(Object.assign(new Error('caixa cheia'), { responseCode: 452 }))
      received.push(await PostalMime.parse(raw))
      done()
    },
  })
  return new Promise((ready) => {
    const listening = server?.listen(0, '127.0.0.1', () => {
      const address = listening?.address()
      ready(`smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
    })
  })
}

const letter = {
  to: 'ana@exemplo.com',
  subject: 'Confirme seu e-mail: é rápido',
  body: createElement(
    'a',
    { href: 'http://localhost:3000/auth/confirmacao-email?token=abcdefghijklmnopqrstuvwxyz' },
    'Confirmar é rápido',
  ),
}
const from = 'Grower <nao-responda@exemplo.com>'

/** A context whose mails leave through this server; without one they wait. */
const through = (ctx: Context, smtp_url?: string): Context => ({
  ...ctx,
  env: { ...ctx.env, mail: { from, smtp_url } },
})

test('a mail is written with its delivery job, and reaches a real SMTP server as text and HTML', async ({ ctx }) => {
  const received: Email[] = []
  const smtp_url = await mailServer(received)
  await ctx.transaction((tx) => sendMail(tx, letter))
  const [mail] = await ctx.db.select().from(mails)
  expect(mail).toMatchObject({ status: 'waiting', to: letter.to })
  const jobs = await ctx.db.execute(sql`select task_identifier, key from graphile_worker.jobs`)
  expect(jobs.rows).toEqual([{ task_identifier: 'mail.deliver', key: `mail:${mail?.id}` }])

  await deliverMail(through(ctx, smtp_url), { mail_id: mail?.id ?? 0 })
  expect(received).toMatchObject([
    { subject: letter.subject, from: { address: 'nao-responda@exemplo.com' }, to: [{ address: letter.to }] },
  ])
  expect(received[0]?.html).toContain('token=abcdefghijklmnopqrstuvwxyz')
  expect(received[0]?.text).toContain('Confirmar é rápido')
})

test('a mail that can be ended says so to mail programs (RFC 8058), and the link is not kept', async ({ ctx }) => {
  const received: Email[] = []
  const smtp_url = await mailServer(received)
  const unsubscribe_url = 'https://grower.example/notificacoes/cancelar?user=1&token=abcdefghijklmnopqrstuvwxyz'
  const id = await ctx.transaction((tx) => sendMail(tx, { ...letter, unsubscribe_url }))
  await deliverMail(through(ctx, smtp_url), { mail_id: id })
  const headers = Object.fromEntries(received[0]?.headers.map(({ key, value }) => [key, value]) ?? [])
  expect(headers).toMatchObject({
    'list-unsubscribe': `<${unsubscribe_url}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  const [kept] = await ctx.db.select().from(mails)
  expect(kept?.unsubscribe_url).toBeNull()
})

test('after delivery the kept copy has no one-time link, and a second run sends nothing', async ({ ctx }) => {
  const received: Email[] = []
  const smtp_url = await mailServer(received)
  await ctx.transaction((tx) => sendMail(tx, letter))
  const [mail] = await ctx.db.select().from(mails)
  const served = through(ctx, smtp_url)
  await deliverMail(served, { mail_id: mail?.id ?? 0 })
  await deliverMail(served, { mail_id: mail?.id ?? 0 })
  const [kept] = await ctx.db
    .select()
    .from(mails)
    .where(eq(mails.id, mail?.id ?? 0))
  expect(kept).toMatchObject({ status: 'sent', attempts: 1 })
  expect(kept?.html).not.toContain('abcdefghijklmnop')
  expect(received).toHaveLength(1)
})

test('a rejected mail is stored with the reason, fails its job, and is delivered when the server accepts it', async ({
  ctx,
}) => {
  const received: Email[] = []
  const smtp_url = await mailServer(received, 1)
  await ctx.transaction((tx) => sendMail(tx, letter))
  const [mail] = await ctx.db.select().from(mails)
  const served = through(ctx, smtp_url)
  await expect(deliverMail(served, { mail_id: mail?.id ?? 0 })).rejects.toThrow('caixa cheia')
  expect((await ctx.db.select().from(mails))[0]).toMatchObject({
    status: 'failed',
    attempts: 1,
    error: expect.stringContaining('caixa cheia'),
  })
  await deliverMail(served, { mail_id: mail?.id ?? 0 })
  expect((await ctx.db.select().from(mails))[0]).toMatchObject({ status: 'sent', attempts: 2, error: null })
})

test('without a mail server it waits in the outbox', async ({ ctx }) => {
  await ctx.transaction((tx) => sendMail(tx, letter))
  const [mail] = await ctx.db.select().from(mails)
  await deliverMail(through(ctx), { mail_id: mail?.id ?? 0 })
  expect((await ctx.db.select().from(mails))[0]).toMatchObject({ status: 'waiting', attempts: 0 })
})
