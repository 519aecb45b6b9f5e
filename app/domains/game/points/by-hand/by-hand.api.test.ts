import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import { live_events } from '#platform/live/live.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { players } from '../ledger/ledger.table.ts'
import { rebuild } from '../ledger/rebuild.actions.ts'

const desk = '/admin/gameficacao/entregas'
const reason = 'Correção: a missão de outubro não contou.'

test('points by hand: once for each form, with a reason that the person reads; undone by an entry against them', async ({
  ctx,
  as,
  page,
}) => {
  const [staff, user] = [await aStaffMember(ctx, ['game.manage']), await aUser(ctx)]
  const form = await page(desk, staff)
  const typed = { nickname: `@${user.nickname}`, points: '+40', reason }
  for (let i = 0; i < 2; i++)
    expect((await form.press('Lançar pontos', typed)).toast).toBe(`${user.nickname} recebeu 40 pontos.`)
  const mine = (await as(user)).points
  expect(await mine.mine()).toMatchObject({ balance: 40, earned: 40, level: { name: 'Broto' } })
  const own = await page('/gameficacao/pontos', user)
  expect(own.text).toContain(`Da equipe: ${reason}`)
  expect(await ctx.db.select().from(notifications).orderBy(notifications.id)).toMatchObject([
    { user_id: user.id, title: 'Agora você é Broto', url: '/gameficacao/emblemas' },
    { user_id: user.id, title: 'A equipe deu 40 pontos', text: '', url: '/gameficacao/pontos' },
  ])
  const said = (await ctx.db.select().from(live_events)).flatMap(({ data }) => (data as { says?: string }).says ?? [])
  expect(said).toEqual(['A equipe deu 40 pontos. Agora você é Broto.'])
  const there = await page(desk, staff)
  expect(there.text).toContain(`para ${user.nickname}: ${reason}`)
  expect((await there.press('Desfazer')).toast).toBe('Lançamento desfeito.')
  expect((await there.press('Desfazer')).toast).toBe('Lançamento desfeito.')
  expect((await mine.entries({})).data.map(({ what, points }) => [what, points])).toEqual([
    [`Desfeito: ${reason}`, -40],
    [`Da equipe: ${reason}`, 40],
  ])
  expect(await ctx.db.select().from(notifications)).toEqual([])
  const after = await page(desk, staff)
  expect(after.text).toContain('desfeito')
  expect(after.$('button:contains("Desfazer")')).toHaveLength(0)
  expect(
    (await ctx.db.select().from(audit_log).orderBy(audit_log.id)).map(({ action, subject }) => [action, subject]),
  ).toEqual([
    ['points.given', `user:${user.id}`],
    ['points.undone', `user:${user.id}`],
  ])
  expect(await rebuild(ctx)).toMatchObject({ wrong: [], entries: 2 })
})

test('never one’s own, never below zero, never of who plays not, and what was spent can’t be taken back whole', async ({
  ctx,
  as,
  page,
}) => {
  const staff = await aStaffMember(ctx, ['game.manage'])
  const [other, user] = [await aStaffMember(ctx, ['game.manage']), await aUser(ctx)]
  const { byHand } = (await as(staff)).points
  const give = (points: number, of: { nickname: string } = user) =>
    byHand.give({ nickname: of.nickname, points, reason, idempotency_key: randomUUID() })
  const said = (field: string, text: string) => ({ status: 422, data: { errors: { [field]: [text] } } })
  const none = `${user.nickname} tem 0 pontos para trocar: não dá para tirar mais que isso.`
  await expect(give(-1)).rejects.toMatchObject(said('points', none))
  await expect(give(1, staff)).rejects.toMatchObject(said('nickname', 'Os seus pontos só outra pessoa da equipe muda.'))
  await expect(give(0)).rejects.toMatchObject({ status: 422 })
  await expect(give(1, { nickname: 'ninguem-assim' })).rejects.toMatchObject({ status: 422 })
  const { id } = await give(30)
  expect(await give(-30)).toMatchObject({ points: -30, by: staff.nickname, can: { undo: true } })
  // As much again, so that the first could be taken back; spent, it can't.
  await give(20)
  await expect(byHand.undo({ id })).rejects.toMatchObject({
    status: 409,
    message: 'Parte destes pontos já foi trocada. Ainda dá para tirar 20 pontos, à mão.',
  })
  await expect(byHand.undo({ id: 999_999 })).rejects.toMatchObject({ status: 404 })
  // The same form with something else in it is another thing, and not taken for the first.
  const idempotency_key = randomUUID()
  const same = { nickname: user.nickname, reason, idempotency_key }
  await byHand.give({ ...same, points: 1 })
  await expect(byHand.give({ ...same, points: 2 })).rejects.toMatchObject({ status: 409 })
  const own = await (await as(other)).points.byHand.give({
    ...{ nickname: staff.nickname, points: 5, reason, idempotency_key: randomUUID() },
  })
  await expect(byHand.undo({ id: own.id })).rejects.toMatchObject({ status: 409 })
  expect((await byHand.list({})).data[0]).toMatchObject({ id: own.id, can: { undo: false } })
  await ctx.db.update(users).set({ game_hidden: true }).where(eq(users.id, user.id))
  await expect(give(1)).rejects.toMatchObject(said('nickname', `${user.nickname} não participa do jogo agora.`))
  await expect((await as(user)).points.byHand.list({})).rejects.toMatchObject({ status: 403 })
  const form = await (await page(desk, staff)).press('Lançar pontos', {
    nickname: user.nickname,
    points: 'dez',
    reason,
  })
  expect(form.error('points')).toContain('Escreva um número inteiro')
  expect(form.value('points')).toBe('dez')
  expect(await ctx.db.select().from(players).where(eq(players.user_id, user.id))).toMatchObject([{ balance: 21 }])
  expect(await rebuild(ctx)).toMatchObject({ wrong: [] })
})
