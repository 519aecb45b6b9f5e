import { aBuyer } from '#domains/market/orders/orders.factory.ts'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { clientFor } from '#web/api-for.server.ts'
import { aPlan, aSubscription, subscriptionOf } from '../subscriptions.factory.ts'

test('what the store ended is not the buyer’s to undo, nor offered to them', async ({ ctx, as }) => {
  const shop = await withSandbox(ctx)
  const { owner, store, variant_id } = await aPlan(shop)
  const buyer = await aBuyer(shop)
  const { uuid, due_at } = await aSubscription(buyer, variant_id)
  const { ofStore } = (await as(owner)).subscriptions
  await ofStore.cancel({ store: store.slug, uuid, reason: 'A caixa acabou.' })
  const { own } = clientFor(buyer).subscriptions
  expect(await own.show({ uuid })).toMatchObject({ cancel_at: due_at, can: { cancel: false, resume: false } })
  await expect(own.resume({ uuid })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('A loja encerrou esta assinatura'),
  })
  expect(await subscriptionOf(buyer, uuid)).toMatchObject({ cancel_at: due_at, cancel_reason: 'A caixa acabou.' })
})

test('what the buyer called off themselves they take back, and may call off again', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  const { variant_id } = await aPlan(shop)
  const buyer = await aBuyer(shop)
  const { uuid } = await aSubscription(buyer, variant_id)
  const { own } = clientFor(buyer).subscriptions
  await own.cancel({ uuid, reason: '' })
  expect(await own.resume({ uuid })).toMatchObject({ cancel_at: null, can: { cancel: true, resume: false } })
  expect((await own.cancel({ uuid, reason: '' })).can).toMatchObject({ resume: true })
})
