import { asc } from 'drizzle-orm'
import { asksFor, phoneOf } from '#domains/messages/sends/sends.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { unsealText } from '#platform/seal.ts'
import { expect, test } from '#tests/fixtures.ts'
import { optInsJobs } from '../opt-ins.jobs.ts'
import { message_opt_ins } from './message-opt-ins.table.ts'
import { sealedFor } from './opt-in-seal.model.ts'

const service = { channel: 'whatsapp', scope: 'service' } as const

test('a yes is kept with number, words, moment and place; a no is as easy, and the same again is one row', async ({
  ctx,
  as,
  clock,
}) => {
  const user = await aUser(ctx)
  const { optIns } = await as(user)
  await expect(optIns.answer({ ...service, given: true })).rejects.toMatchObject({
    ...{ status: 422, data: { errors: { given: ['Confirme primeiro o seu número em Configurar avisos.'] } } },
  })
  await asksFor(ctx, user.id, { scopes: [] })
  const yes = await optIns.answer({ ...service, given: true })
  expect(yes.channels[0]).toMatchObject({
    channel: 'whatsapp',
    answers: [
      { scope: 'service', given: true },
      { scope: 'news', given: false },
    ],
  })
  await optIns.answer({ ...service, given: true })
  clock.now = new Date(clock.now.getTime() + 60_000)
  expect((await optIns.answer({ ...service, given: false })).history.map(({ given }) => given)).toEqual([false, true])
  const [row] = await ctx.db.select().from(message_opt_ins).orderBy(asc(message_opt_ins.id))
  expect(row).toMatchObject({
    ...{ user_id: user.id, given: true, how: 'page', ip: '127.0.0.1', shown: `final ${phoneOf(user.id).slice(-4)}` },
    sentence:
      'Quero receber por WhatsApp, no número que confirmei, mensagens da equipe sobre o site e a minha conta. Posso parar quando quiser.',
  })
  expect(row?.sealed_address).not.toContain(phoneOf(user.id))
  expect(unsealText(ctx.env.keys, sealedFor(user.id, 'whatsapp'), row?.sealed_address ?? '')).toBe(phoneOf(user.id))
})

test('another number is asked anew', async ({ ctx, as, clock }) => {
  const user = await aUser(ctx)
  const { optIns, notifications } = await as(user)
  await asksFor(ctx, user.id)
  expect((await optIns.mine()).channels[0]?.answers[0]?.given).toBe(true)
  clock.now = new Date(clock.now.getTime() + 60_000)
  await notifications.addresses.removeWhatsApp()
  expect((await optIns.mine()).history[0]).toMatchObject({ given: false, how: 'address' })
  await asksFor(ctx, user.id, { scopes: [], address: '5521987654321' })
  expect((await optIns.mine()).channels[0]?.answers[0]?.given).toBe(false)
  expect((await optIns.answer({ ...service, given: true })).channels[0]?.answers[0]?.given).toBe(true)
})

test('a yes is for the number that its page showed', async ({ ctx, as }) => {
  const user = await aUser(ctx)
  const { optIns } = await as(user)
  await asksFor(ctx, user.id, { scopes: [] })
  await expect(optIns.answer({ ...service, given: true, shown: 'final 0000' })).rejects.toMatchObject({
    ...{ status: 422, data: { errors: { given: [expect.stringContaining('mudou')] } } },
  })
  expect(await ctx.db.select().from(message_opt_ins)).toEqual([])
  const shown = `final ${phoneOf(user.id).slice(-4)}`
  expect((await optIns.answer({ ...service, given: true, shown })).history).toMatchObject([{ shown }])
  await optIns.answer({ ...service, given: false, shown: 'final 0000' })
})

test('for oneself, and nothing is taken for a yes', async ({ ctx, as, api }) => {
  await expect(api.optIns.mine()).rejects.toMatchObject({ status: 401 })
  // @ts-expect-error an untyped client may send this
  await expect((await as(await aUser(ctx))).optIns.answer(service)).rejects.toMatchObject({ status: 422 })
})

test('after a rotation of the keys the number of a proof is sealed with the new one', async ({ ctx, as }) => {
  const user = await aUser(ctx)
  await asksFor(ctx, user.id, { scopes: [] })
  await (await as(user)).optIns.answer({ ...service, given: true })
  const fresh = Buffer.alloc(32, 9)
  await optInsJobs['opt_ins.reseal']({ ...ctx, env: { ...ctx.env, keys: [fresh, ...ctx.env.keys] } })
  const [row] = await ctx.db.select().from(message_opt_ins)
  expect(unsealText([fresh], sealedFor(user.id, 'whatsapp'), row?.sealed_address ?? '')).toBe(phoneOf(user.id))
})

test('the page: one tap for a yes, one for a no, without a number the way to one', async ({ ctx, page }) => {
  const user = await aUser(ctx)
  expect((await page('/notificacoes/mensagens', user)).text).toContain('Confirme o seu número')
  await asksFor(ctx, user.id, { scopes: [] })
  const start = await page('/notificacoes/mensagens', user)
  expect(start.value('shown')).toBe(`final ${phoneOf(user.id).slice(-4)}`)
  const yes = await start.press('Sim, quero receber')
  expect(yes.toast).toBe('Pronto: você recebe essas mensagens.')
  const no = await (await yes.follow()).press('Parar de receber')
  expect(no.toast).toBe('Pronto: você não recebe mais essas mensagens.')
  expect((await no.follow()).text).toContain('O que você já respondeu')
})
