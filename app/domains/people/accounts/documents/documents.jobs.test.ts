import { eq } from 'drizzle-orm'
import { mails } from '#platform/mail/mail.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aUser } from '../users/users.factory.ts'
import { users } from '../users/users.table.ts'
import { documentsJobs } from './documents.jobs.ts'

const remind = documentsJobs['accounts.remind_documents']
const at = (day: string) => new Date(`${day}T11:00:00Z`)

test('a reminder comes 60, 30, 7 and 0 days before, each once; a new expiry has its own', async ({
  ctx,
  as,
  clock,
}) => {
  const user = await aUser(ctx)
  const { documents } = (await as(user)).accounts
  const { id } = await documents.create({ kind: 'prescription', number: 'RX-77', expires_on: '2027-03-31' })
  const subjects = async () =>
    (await ctx.db.select().from(mails).where(eq(mails.to, user.email)).orderBy(mails.id)).map((mail) => mail.subject)
  for (let day = at('2027-01-20').getTime(); day <= at('2027-04-10').getTime(); day += 86_400_000)
    for (let turn = 0; turn < 2; turn++) {
      clock.now = new Date(day)
      await remind(ctx)
    }
  expect(await subjects()).toEqual([
    'Um documento seu vence em 60 dias',
    'Um documento seu vence em 30 dias',
    'Um documento seu vence em 7 dias',
    'Um documento seu vence hoje',
  ])
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.to, user.email))
  expect(mail?.text).toContain('/perfil/documentos')
  expect(mail?.text).not.toMatch(/receita|RX-77/i)
  await documents.change({ id, kind: 'prescription', expires_on: '2027-05-10' })
  clock.now = at('2027-04-10')
  await remind(ctx)
  expect(await subjects()).toHaveLength(5)
})

test('a site that was down on the day tells the day after, in true words', async ({ ctx, as, clock }) => {
  const user = await aUser(ctx)
  await (await as(user)).accounts.documents.create({ kind: 'anvisa', expires_on: '2027-03-31' })
  clock.now = at('2027-04-01')
  await remind(ctx)
  expect(await ctx.db.select({ subject: mails.subject }).from(mails).where(eq(mails.to, user.email))).toEqual([
    { subject: 'Um documento seu venceu ontem' },
  ])
})

test('nothing goes to an e-mail that is not proved, nor to who left', async ({ ctx, as, clock }) => {
  const people = [await aUser(ctx), await aUser(ctx), await aUser(ctx)]
  for (const person of people)
    await (await as(person)).accounts.documents.create({ kind: 'other', expires_on: '2027-03-31' })
  const state = [{ email_verified_at: null }, { suspended_at: ctx.now() }, { deleted_at: ctx.now() }]
  for (const [i, person] of people.entries())
    await ctx.db
      .update(users)
      .set(state[i] as object)
      .where(eq(users.id, person.id))
  clock.now = at('2027-03-31')
  await remind(ctx)
  expect(await ctx.db.select().from(mails)).toEqual([])
})
