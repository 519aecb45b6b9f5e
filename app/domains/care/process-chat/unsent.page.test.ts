import { eq } from 'drizzle-orm'
import { aProcess } from '#domains/care/processes/processes.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { expect, test } from '#tests/fixtures.ts'

test('an unsent message belongs to who was to read it: an answer to one profession never comes back to all', async ({
  ctx,
  as,
  page,
}) => {
  const { token, client, team } = await aProcess(ctx)
  const mine = (await as(client)).processChat.chat
  await (await as(team.medico)).processChat.chat.write({ token, audience: 'medico', text: 'Quantas crises?' })
  await mine.write({ token, audience: 'todos', text: 'Bom dia.' })
  const here = `/comunidade-360/cliente/processo/${token}/chat`
  const toAll = await page(here, client)
  expect(toAll.value('audience')).toBe('')
  expect(toAll.html).toContain('value="message"')
  const [asked] = (await mine.list({ token })).data
  const answer = await page(`${here}?citar=${asked?.id}`, client)
  expect(answer.value('audience')).toBe('medico')
  expect(answer.html).toContain('value="message-medico"')
  const doctors = await page(`/comunidade-360/medico/processo/${token}/chat`, team.medico)
  expect(doctors.value('audience'), 'the client and medicine').toBe('medico')
})

test('where nobody of a profession sits, or who sits is suspended, that is said to who would write to it', async ({
  ctx,
  page,
}) => {
  const { token, client, team } = await aProcess(ctx)
  const here = `/comunidade-360/cliente/processo/${token}/chat`
  expect((await page(here, client)).text).not.toContain('ninguém na equipe agora')
  await ctx.db.update(users).set({ suspended_at: ctx.now() }).where(eq(users.id, team.medico.id))
  const shown = await page(here, client)
  expect(shown.$('option[value=medico]').text()).toBe('Só você e a medicina (ninguém na equipe agora)')
  expect(shown.$('option[value=juridico]').text()).toBe('Só você e a advocacia')
})
