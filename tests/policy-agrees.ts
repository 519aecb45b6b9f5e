import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Viewer } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import type { Owned } from '#platform/owned/ownership.ts'
import { expect } from './fixtures.ts'

type Row = Owned & { id: number }
type Policy = { canSee: (viewer: Viewer, thing: Row) => boolean; visibleTo: (viewer: Viewer) => SQL | undefined }
type Places = { ctx: Context; contextOf: (user: { id: number }) => Promise<Context> }

/**
 * Checks that `canSee` and `visibleTo` of a policy agree on a private, a public and a deleted row, for a visitor, the
 * creator, another user and an admin.
 */
export async function policyAgrees(
  { ctx, contextOf }: Places,
  table: PgTable & { id: PgColumn },
  { canSee, visibleTo }: Policy,
  make: (kind: Partial<Owned>) => Promise<Row>,
) {
  const creator = await aUser(ctx)
  const kinds = [true, false].flatMap((isPrivate) => [null, ctx.now()].map((deleted_at) => ({ isPrivate, deleted_at })))
  const people = [creator, await aUser(ctx), await aUser(ctx, { user_type: 'admin' })]
  const viewers = [null, ...(await Promise.all(people.map(async (user) => (await contextOf(user)).viewer)))]
  for (const { isPrivate, deleted_at } of kinds) {
    const thing = await make({ private: isPrivate, deleted_at, created_by: creator.id })
    for (const viewer of viewers) {
      const seen = and(eq(table.id, thing.id), visibleTo(viewer))
      const found = await ctx.db
        .select({ id: table.id })
        .from(table as PgTable)
        .where(seen)
      const about = `${viewer?.user_type ?? 'visitor'} ${viewer?.id} and ${JSON.stringify(thing)}`
      expect(found.length === 1, about).toBe(canSee(viewer, thing))
    }
  }
}
