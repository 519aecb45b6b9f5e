import { eq, ne } from 'drizzle-orm'
import { aPost } from '#domains/community/banca/posts/posts.factory.ts'
import { aReceiver, personHolder } from '#domains/market/ledger/ledger.factory.ts'
import { orders } from '#domains/market/orders/orders/orders.table.ts'
import { aBuyer, aPaidOrder, aPlacedOrder } from '#domains/market/orders/orders.factory.ts'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { anAdmin, aRole } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { aTicket } from '#domains/people/support/tickets/tickets.factory.ts'
import { aLinkedDevice } from '#domains/robots/devices/devices.factory.ts'
import type { Permission } from '#platform/access/permissions.ts'
import { deskQueues } from '#platform/desk/desk.registry.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { listSince, sheetCell } from '../numbers/numbers.words.ts'

test('the longest waiting first; a manager reads how many, opens what they may, and never hears of processes', async ({
  ctx,
  as,
  page,
  clock,
}) => {
  const now = clock.now
  const manager = await aUser(ctx, { roles: ['manager'] })
  clock.now = new Date(now.getTime() - 3 * DAY)
  await aTicket(ctx)
  clock.now = now
  const { data } = await (await as(manager)).backOffice.desk.show()
  expect(data[0]).toMatchObject({ name: 'tickets', count: 1, oldest: new Date(now.getTime() - 3 * DAY), to: null })
  expect(data.find(({ name }) => name === 'reports')).toMatchObject({ to: '/admin/denuncias?state=aberta' })
  expect(data.filter(({ name }) => /^(process|documents|receivers|mails|robots)/.test(name))).toEqual([])
  const panel = await page('/manager', manager)
  expect(panel).toMatchObject({ status: 200, heading: 'Gestão' })
  expect(panel.text).not.toMatch(/processo/i)
  expect(panel.text).toContain('Com a administração: contatos abertos, 1.')
  expect((await page('/admin', manager)).status).not.toBe(200)
  const nobody = await aUser(ctx)
  await expect((await as(nobody)).backOffice.desk.show()).rejects.toMatchObject({ status: 403 })
})

test('the list behind a number begins with what waits longest', async ({ ctx, page }) => {
  const admin = await anAdmin(ctx)
  const ago = (days: number) => new Date(ctx.now().getTime() - days * DAY)
  for (const [name, days] of [
    ['Nova Ltda.', 1],
    ['Velha Ltda.', 90],
  ] as const)
    await aReceiver(ctx, personHolder((await aUser(ctx)).id), {
      ...{ legal_name: name, state: 'pendente', created_at: ago(days) },
    })
  const { device } = await aLinkedDevice(ctx, { last_seen_at: ago(30) })
  const { device: newer } = await aLinkedDevice(ctx, { last_seen_at: ago(1) })
  const mail = { html: '', text: '', status: 'failed' as const }
  await ctx.db
    .insert(mails)
    .values(['antes', 'depois'].map((subject) => ({ ...mail, to: 'a@exemplo.com.br', subject })))
  const orderOf = async (queue: string, first: string, second: string) => {
    const { text } = await page(deskQueues().find(({ name }) => name === queue)?.to ?? '', admin)
    expect(text, queue).toMatch(new RegExp(`${first}.*${second}`, 's'))
    expect(text, queue).not.toMatch(new RegExp(`${second}.*${first}`, 's'))
  }
  await orderOf('receivers', 'Velha Ltda.', 'Nova Ltda.')
  await orderOf('robots', device.serial, newer.serial)
  await orderOf('mails', 'antes', 'depois')
})

test('only who may open a list has the way to it, and only they and managers its number', async ({ ctx, as, page }) => {
  const permissions = new Set(deskQueues().map(({ permission }) => permission))
  const people: [string, Permission[]][] = [
    ['nothing else', []],
    ...[...permissions].map((one): [string, Permission[]] => [one, [one]]),
  ]
  for (const [name, held] of people) {
    const role = await aRole(ctx, held)
    const person = await aUser(ctx, { roles: ['manager', role.name] })
    const { data } = await (await as(person)).backOffice.desk.show()
    const own = deskQueues().filter(({ permission }) => held.includes(permission))
    expect(
      data.map((queue) => queue.name),
      name,
    ).toEqual(expect.arrayContaining(own.map((queue) => queue.name)))
    for (const { name: queue, to, managers } of deskQueues()) {
      const seen = data.find((one) => one.name === queue)
      if (!seen) expect([queue, managers]).toEqual([queue, undefined])
      // Their own, and what nobody but others may open.
      if (held.length && !seen?.to) continue
      const { status } = await page(to, person)
      // 404: no edition of the cup is here.
      expect([name, queue, [200, 404].includes(status)]).toEqual([name, queue, Boolean(seen?.to)])
    }
  }
})

test('weeks against as many before; money and disks are of administrators', async ({ ctx, as, page, clock }) => {
  const admin = await anAdmin(ctx)
  const old = await aUser(ctx)
  await ctx.db.update(users).set({ created_at: clock.now })
  await ctx.db
    .update(users)
    .set({ created_at: new Date(clock.now.getTime() - 40 * DAY) })
    .where(eq(users.id, old.id))
  await (await as(old)).backOffice.desk.show().catch(({ status }) => expect(status).toBe(403))
  const { numbers } = (await as(admin)).backOffice
  const shown = await numbers.show({ weeks: 4 })
  expect(shown.weeks).toEqual(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'])
  const arrivals = await ctx.db.$count(users)
  expect(shown.sums.arrivals).toEqual({ now: arrivals - 1, before: 1 })
  expect(shown.series.arrivals?.at(-1)).toBe(arrivals - 1)
  // Whoever came forty days ago was here just now: they stayed.
  expect(shown.sums.stayed).toEqual({ now: 0, before: 1 })
  expect(shown.series.stayed).toEqual([null, null, null, null])
  expect(shown.series.paid).toHaveLength(4)
  const manager = await aUser(ctx, { roles: ['manager'] })
  const seen = await (await as(manager)).backOffice.numbers.show({ weeks: 4 })
  expect([seen.series.paid, seen.series.bytes, seen.stored]).toEqual([undefined, undefined, null])
  const csv = await page('/admin/numeros/csv?weeks=4', admin)
  expect(csv.html).toContain('2026-11-16')
  expect(csv.html).toContain(';Pago (R$);Devolvido (R$);Guardado (MB)')
  const own = await page('/admin/numeros/csv?weeks=4', manager)
  expect(own.html).toContain('Pedidos pagos')
  expect(own.html).not.toMatch(/Pago|Devolvido|Guardado/)
  const cells = [
    sheetCell('paid', 182_528),
    sheetCell('bytes', 1_572_864),
    sheetCell('posts', 7),
    sheetCell('stayed', null),
  ]
  expect(cells).toEqual(['1.825,28', '1,5', 7, ''])
  expect((await page('/admin/numeros/csv?weeks=4', old)).status).not.toBe(200)
})

test('how each part is, for administrators', async ({ ctx, as, page }) => {
  const admin = await anAdmin(ctx)
  const health = await (await as(admin)).backOffice.health.show()
  expect(health).toMatchObject({
    database: { version: expect.stringMatching(/^\d+/), bytes: expect.any(Number) },
    jobs: { failed: [] },
    storage: { writes: true },
  })
  const panel = await page('/admin', admin)
  expect(panel).toMatchObject({ status: 200, heading: 'Administração', title: 'Administração - Grower' })
  for (const part of ['Banco de dados', 'Tarefas', 'E-mail', 'Arquivos', 'Cópias do banco'])
    expect(panel.text).toContain(part)
  const manager = await aUser(ctx, { roles: ['manager'] })
  await expect((await as(manager)).backOffice.health.show()).rejects.toMatchObject({ status: 403 })
})

test('what was counted since a day stands one by one in its list, as many as were counted', async ({
  ctx,
  as,
  page,
}) => {
  const admin = await anAdmin(ctx)
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, { kind: 'curso' }, { price: 147_00 })
  // The first moment of the weeks that are shown, and the last one before; orders that were not paid are none.
  const [first, before] = ['2026-10-26T03:00:00Z', '2026-10-26T02:59:59Z'].map((text) => new Date(text)) as [Date, Date]
  for (const created_at of [first, before]) {
    await aPost(ctx, { created_at })
    await aTicket(ctx, { created_at })
    const { order } = await aPaidOrder(await aBuyer(shop), [{ variant_id: product.variant.id }])
    await ctx.db.update(orders).set({ paid_at: created_at }).where(eq(orders.id, order.id))
  }
  await aPlacedOrder(await aBuyer(shop), [{ variant_id: product.variant.id }])
  await ctx.db.update(users).set({ created_at: before }).where(ne(users.id, admin.id))
  await ctx.db.update(users).set({ created_at: first }).where(eq(users.id, admin.id))
  const { sums, weeks } = await (await as(admin)).backOffice.numbers.show({ weeks: 4 })
  const counted = { arrivals: '1 conta', posts: '1 post', tickets: '1 contato', orders: '1 pedido' } as const
  const panel = await page('/admin?weeks=4', admin)
  for (const [measure, words] of Object.entries(counted) as [keyof typeof counted, string][]) {
    const to = listSince(measure, weeks[0]) ?? ''
    expect(panel.links()).toContain(to)
    expect([measure, sums[measure]?.now]).toEqual([measure, 1])
    const listed = async (address: string) => (await page(address, admin)).textOf('main p.figures')
    expect(await listed(to)).toBe(words)
    expect(await listed(to.replace(/=.*/, '=2026-10-20'))).toMatch(/^[2-9]/)
  }
})
