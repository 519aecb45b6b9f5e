import { expect, test } from '#tests/fixtures.ts'
import { aUser } from '../users/users.factory.ts'

test('the choice is kept with the account and known on every device', async ({ ctx, as, contextOf }) => {
  const user = await aUser(ctx)
  const other = await aUser(ctx)
  expect((await contextOf(user)).viewer?.discreet).toBe(false)
  const { discreetMode } = (await as(user)).accounts
  expect(await discreetMode.change({ discreet: true })).toEqual({ discreet: true })
  expect((await contextOf(user)).viewer?.discreet).toBe(true)
  expect((await contextOf(other)).viewer?.discreet).toBe(false)
  await discreetMode.change({ discreet: false })
  expect((await contextOf(user)).viewer?.discreet).toBe(false)
})

test('a visitor has no account to keep it with; neither yes nor no is refused', async ({ ctx, as, api }) => {
  await expect(api.accounts.discreetMode.change({ discreet: true })).rejects.toMatchObject({ status: 401 })
  const { discreetMode } = (await as(await aUser(ctx))).accounts
  const neither = { discreet: 'talvez' } as unknown as { discreet: boolean }
  await expect(discreetMode.change(neither)).rejects.toMatchObject({ status: 422 })
})
