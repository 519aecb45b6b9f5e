import { expect, test } from '#tests/fixtures.ts'
import { aMember, aStore } from '../stores.factory.ts'

test('the owner takes somebody out of the store, who then finds it closed; a manager may not', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const viewer = await aMember(ctx, store.id, 'viewer')
  const manager = (await as(await aMember(ctx, store.id, 'manager'))).stores.members
  const taken = { id_or_slug: store.slug, user_id: viewer.id }
  await expect(manager.remove(taken)).rejects.toMatchObject({ status: 403 })
  await (await as(owner)).stores.members.remove(taken)
  const theirs = (await as(viewer)).stores.members
  await expect(theirs.team({ id_or_slug: store.slug })).rejects.toMatchObject({ status: 403 })
})
