import { eq } from 'drizzle-orm'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aTicket } from './tickets.factory.ts'

async function mailedLink(ctx: Context, email: string) {
  const mail = (await ctx.db.select().from(mails).where(eq(mails.to, email))).at(-1)
  return mail?.text.match(/\/contato\/[\w-]+\?token=[\w-]+/)?.[0] ?? ''
}

test('the team answers, and the mailed link alone leads on: reply, close, reopen', async ({ ctx, page }) => {
  const ticket = await aTicket(ctx, { subject: 'Sem conta', email: 'ana@exemplo.com.br' })
  const admin = await anAdmin(ctx)
  const queue = await page('/admin/contatos?search=ana@exemplo.com.br', admin)
  expect(queue).toMatchObject({ status: 200, heading: 'Contatos', title: 'Contatos - Grower' })
  const screen = await queue.open(queue.$('main a:contains("Sem conta")').attr('href') ?? '')
  expect(screen).toMatchObject({ status: 200, heading: 'Sem conta' })
  expect(screen.title).toContain(ticket.protocol)
  const empty = await screen.press('Enviar resposta', { text: '' })
  expect([empty.status, empty.error('text') !== '']).toEqual([422, true])
  const answered = await empty.press('Enviar resposta', { text: 'Oi, Ana. Como ajudamos?' })
  expect(answered.toast).toBe('Resposta enviada.')

  const link = await mailedLink(ctx, ticket.email)
  const theirs = await page(link)
  expect(theirs.heading).toBe('Sem conta')
  expect(theirs.text).toContain('Oi, Ana. Como ajudamos?')
  expect(theirs.text).toContain('Este link é só seu: não passe adiante.')
  const replied = await (await theirs.press('Enviar resposta', { text: 'Obrigada, era só isso.' })).follow()
  expect(replied.text).toContain('Obrigada, era só isso.')
  const closed = await replied.press('Encerrar a conversa')
  expect(closed.toast).toBe('Conversa encerrada.')
  const reopened = await (await closed.follow()).press('Reabrir')
  expect(reopened.toast).toContain('Conversa reaberta')
  expect((await page(link.replace(/token=.{4}/, 'token=aaaa'))).status).toBe(404)
  const [address = ''] = link.split('?')
  expect((await page(address, await aUser(ctx))).status).toBe(404)
  expect((await page(address)).location).toBe(
    `/auth/login?redirect=${encodeURIComponent(`/perfil/tickets/${ticket.uuid}`)}`,
  )
})

test('the team notes for itself and says how it stands; the person never reads the note', async ({ ctx, page }) => {
  const [admin, user] = [await anAdmin(ctx), await aUser(ctx)]
  const ticket = await aTicket(ctx, { user_id: user.id, email: user.email })
  const screen = await page(`/admin/contatos/ticket/${ticket.uuid}`, admin)
  const noted = await screen.press('Salvar nota', { text: 'Já escreveu três vezes.' })
  expect(noted.toast).toBe('Nota salva.')
  const changed = await (await noted.follow()).press('Salvar situação', { assigned_to: String(admin.id) })
  expect(changed.toast).toBe('Situação salva.')
  expect((await changed.follow()).text).toContain('Já escreveu três vezes.')
  expect((await page('/admin/contatos', admin)).text).toContain(admin.nickname)
  const own = await page(`/perfil/tickets/${ticket.uuid}`, user)
  expect(own).toMatchObject({ status: 200, heading: ticket.subject })
  expect(own.html.includes('Já escreveu três vezes.')).toBe(false)
})

test('the team reads which account has the address now, and what else came from there', async ({ ctx, page }) => {
  const user = await aUser(ctx)
  const [ticket] = [
    await aTicket(ctx, { email: user.email }),
    await aTicket(ctx, { email: user.email, subject: 'Outra' }),
  ]
  const screen = await page(`/admin/contatos/ticket/${ticket.uuid}`, await anAdmin(ctx))
  expect(screen.text).toContain(`Escreveu sem conta. Hoje este endereço é de ${user.nickname}`)
  expect(screen.text).toContain('Outros contatos deste endereço: 1')
  expect((await screen.click('Outra', 'main')).heading).toBe('Outra')
  expect((await page('/perfil/tickets', user)).text).toContain('Outra')
})

test('who wrote again is marked in the list, and found by that', async ({ ctx, page, as }) => {
  const [admin, user] = [await anAdmin(ctx), await aUser(ctx)]
  const { uuid } = await aTicket(ctx, { user_id: user.id, subject: 'Entrega' })
  await aTicket(ctx, { subject: 'Outra' })
  await (await as(admin)).support.queue.answer({ uuid, text: 'Que cidade?' })
  await (await as(user)).support.tickets.reply({ uuid, text: 'Manaus' })
  const found = await page('/admin/contatos?again=sim', admin)
  expect(found.text).toMatch(/Entrega.*respondeu de novo.*responder em 5 dias/)
  expect(found.text).not.toContain('Outra')
  expect((await page('/notificacoes', admin)).text).toContain('Escreveram de novo em um contato seu')
})

test('the queue and its CSV are for the team', async ({ ctx, page }) => {
  const ticket = await aTicket(ctx)
  for (const path of ['/admin/contatos', '/admin/contatos/csv', `/admin/contatos/ticket/${ticket.uuid}`]) {
    expect((await page(path, await aUser(ctx))).location, path).toBe('/')
    expect((await page(path)).location, path).toMatch(/^\/auth\/login/)
  }
  const csv = await page('/admin/contatos/csv', await anAdmin(ctx))
  expect(csv.html).toMatch(/^\uFEFF?protocolo;assunto;.*;situação;responder até;responsável;/)
  expect(csv.html).toContain(`${ticket.protocol};${ticket.subject}`)
  expect(csv.html).toContain(';Aberto;2026-11-26;;2026-11-21 12:00;')
  expect(csv.headers.get('cache-control')).toBe('private, no-store')
  expect((await page(`/admin/contatos/ticket/${crypto.randomUUID()}`, await anAdmin(ctx))).status).toBe(404)
})
