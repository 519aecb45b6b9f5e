import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { audit } from '#platform/audit/audit.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { subjectWords } from './audit.words.ts'

test('who did what when on what is found by word, action and period, newest first', async ({
  ctx,
  as,
  contextOf,
  clock,
}) => {
  const admin = await contextOf(await aUser(ctx, { user_type: 'admin', nickname: 'tereza.adm' }))
  await audit(admin, { action: 'user.suspended', subject: 'user:12', after: { reason: 'vendeu sementes' } })
  await audit(admin, { action: 'plant.updated', subject: 'plant:7', before: { name: 'Ana' }, after: { name: 'Bia' } })
  clock.now = new Date()
  const { listAudit } = (await as(await aUser(ctx, { user_type: 'admin' }))).backOffice.audit
  const found = async (filter: Parameters<typeof listAudit>[0]) =>
    (await listAudit(filter)).data.map((one) => one.action)
  expect(await found({})).toEqual(['plant.updated', 'user.suspended'])
  expect(await found({ order_type: 'asc' })).toEqual(['user.suspended', 'plant.updated'])
  expect(await found({ search: 'TEREZA' })).toHaveLength(2)
  expect(await found({ search: 'user:12' })).toEqual(['user.suspended'])
  expect(await found({ search: 'sementes' })).toEqual(['user.suspended'])
  expect(await found({ search: '%' })).toEqual([])
  expect(await found({ action: 'plant.updated' })).toEqual(['plant.updated'])
  expect(await found({ period: 'day' })).toHaveLength(2)
  clock.now = new Date(Date.now() + 8 * DAY)
  expect(await found({ period: 'week' })).toEqual([])
  const page = await listAudit({ per_page: 1 })
  expect(page).toMatchObject({ total: 2, last_page: 2, actions: ['plant.updated', 'user.suspended'] })
  expect(page.data[0]).toMatchObject({
    who: { nickname: 'tereza.adm' },
    subject: 'plant:7',
    name: 'Bia',
    ip: '127.0.0.1',
  })
  const { id, nickname } = await aUser(ctx)
  await audit(admin, { action: 'user.suspended', subject: `user:${id}` })
  expect((await listAudit({})).data[0]).toMatchObject({ subject: `user:${id}`, name: nickname })
  await audit(admin, {
    action: 'report.assigned',
    subject: 'report:1',
    before: { assigned_to: null },
    after: { assigned_to: id },
  })
  expect((await listAudit({})).data[0]?.changes).toEqual([{ label: 'Responsável', before: '—', after: nickname }])
  await expect(listAudit({ page: 0 })).rejects.toMatchObject({ status: 422 })
})

test('an act is found by its words, whatever the accents and capitals', async ({ ctx, as, contextOf }) => {
  const admin = await contextOf(await aUser(ctx, { user_type: 'admin', nickname: 'tereza.adm' }))
  await audit(admin, { action: 'user.suspended', subject: 'user:12', after: { reason: 'Vendeu no São João' } })
  const { listAudit } = (await as(await aUser(ctx, { user_type: 'admin' }))).backOffice.audit
  for (const search of ['sao joao', 'SÃO', 'Terêza', 'usér:12'])
    expect((await listAudit({ search })).total, search).toBe(1)
  expect((await listAudit({ search: 'são pedro' })).total).toBe(0)
})

test('an answered ticket is told by its protocol', async ({ ctx, as, contextOf, api }) => {
  const { uuid, protocol } = await api.support.contacts.send({
    ...{ name: 'Rita', email: 'rita@example.com', subject: 'duvida', message: 'Como mudo o meu e-mail?' },
  })
  const admin = await aUser(ctx, { user_type: 'admin' })
  await audit(await contextOf(admin), { action: 'ticket.answered', subject: `ticket:${uuid}` })
  const [entry] = (await (await as(admin)).backOffice.audit.listAudit({ action: 'ticket.answered' })).data
  expect(subjectWords(entry?.subject ?? '', entry?.name ?? null)).toBe(`Atendimento ${protocol}`)
})

test('the audit is for who has the permission', async ({ ctx, as, api }) => {
  await expect((await as(await aUser(ctx))).backOffice.audit.listAudit({})).rejects.toMatchObject({ status: 403 })
  await expect(api.backOffice.audit.listAudit({})).rejects.toMatchObject({ status: 401 })
})
