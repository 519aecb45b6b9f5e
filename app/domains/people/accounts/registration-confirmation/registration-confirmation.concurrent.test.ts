import { eq } from 'drizzle-orm'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aUser } from '../users/users.factory.ts'
import { users } from '../users/users.table.ts'
import { UNUSABLE_CPF } from './cpf.rules.ts'
import { aCpf, registrationForm } from './registrations.factory.ts'
import { user_registrations } from './registrations.table.ts'

test('of twenty people who type one CPF in the same instant one gets it, the others a sentence beside the field', async ({
  ctx,
  as,
}) => {
  const cpf = aCpf()
  const people = await Promise.all(Array.from({ length: 20 }, () => aUser(ctx)))
  const clients = await Promise.all(people.map(as))
  const answers = await Promise.allSettled(
    clients.map(({ accounts }, i) =>
      i % 2
        ? accounts.registrationConfirmation.complete(registrationForm({ cpf }))
        : accounts.registrationConfirmation.changeCpf({ cpf }),
    ),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers)
    if (answer.status === 'rejected')
      expect(answer.reason).toMatchObject({ status: 422, data: { errors: { cpf: [UNUSABLE_CPF] } } })
  expect(await ctx.db.select().from(user_registrations).where(eq(user_registrations.cpf, cpf))).toHaveLength(1)
  const winner = answers.findIndex(({ status }) => status === 'fulfilled')
  const confirmed = await ctx.db.select().from(users).orderBy(users.id)
  expect(confirmed.filter((user) => user.registration_confirmed_at)).toHaveLength(winner % 2)
})

test('one person who sends the form from twenty tabs completes it once, with the words of one tab', async ({
  ctx,
  as,
}) => {
  const client = await as(await aUser(ctx))
  const forms = Array.from({ length: 20 }, (_, i) => registrationForm({ number: String(i) }))
  await Promise.all(forms.map((form) => client.accounts.registrationConfirmation.complete(form)))
  const rows = await ctx.db.select().from(user_registrations)
  expect(rows).toHaveLength(1)
  expect(forms[Number(rows[0]?.number)]?.cpf).toBe(rows[0]?.cpf)
})
