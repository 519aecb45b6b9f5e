import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { withViewer } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { aCharge, doPaymentJobs, withSandbox } from '../payments.factory.ts'
import { openCharge } from './open-charge.actions.ts'

test('who pays sees the own charge, nobody else knows of it', async ({ ctx, as, api }) => {
  const shop = await withSandbox(ctx)
  const payer = await aUser(ctx)
  const { id, uuid } = await aCharge(shop, { payer_id: payer.id })
  await openCharge(shop, id)
  const own = await (await as(payer)).payments.charges.showOwn({ uuid })
  expect(own).toMatchObject({ uuid, status: 'pending', pix: { qr: { size: expect.any(Number) } }, bank_path: null })
  const other = (await as(await aUser(ctx))).payments.charges
  await expect(other.showOwn({ uuid })).rejects.toMatchObject({ status: 404 })
  await expect(other.live({ uuid })).rejects.toMatchObject({ status: 404 })
  await expect(api.payments.charges.showOwn({ uuid })).rejects.toMatchObject({ status: 401 })
})

test('an open page hears of its charge', async ({ ctx, contextOf }) => {
  const shop = await withSandbox(ctx)
  const payer = await aUser(ctx)
  const { id, uuid } = await aCharge(shop, { payer_id: payer.id })
  const viewer = await contextOf(payer)
  const stream = await testClient(withViewer(shop, viewer.viewer)).payments.charges.live({ uuid }, { lastEventId: '0' })
  await openCharge(shop, id)
  expect((await stream.next()).value).toEqual({ status: 'pending', opened: true })
  await stream.return?.()
})

test('staff lists charges by state and by reference, and sees all that happened to one', async ({ ctx, as }) => {
  const shop = await withSandbox(ctx)
  const first = await aCharge(shop, { reference: 'purchase:primeira' })
  await aCharge(shop, { reference: 'purchase:segunda', amount: 20_000 })
  await openCharge(shop, first.id)
  const staff = (await as(await anAdmin(ctx))).payments.charges
  expect((await staff.list({})).total).toBe(2)
  expect((await staff.list({ search: 'primeira' })).data).toMatchObject([{ uuid: first.uuid, gateway: 'sandbox' }])
  expect((await staff.list({ order_by: 'total' })).data[0]?.reference).toBe('purchase:segunda')
  expect((await staff.list({ status: 'paid' })).data).toEqual([])
  await openCharge(shop, first.id)
  await doPaymentJobs(shop)
  const detail = await staff.show({ uuid: first.uuid })
  expect(detail).toMatchObject({ reference: 'purchase:primeira', transactions: [], events: [], refunds: [] })
  expect(JSON.stringify(detail)).not.toContain('52998224725')
  await expect(staff.show({ uuid: crypto.randomUUID() })).rejects.toMatchObject({ status: 404 })
  await expect((await as(await aUser(ctx))).payments.charges.list({})).rejects.toMatchObject({ status: 403 })
})
