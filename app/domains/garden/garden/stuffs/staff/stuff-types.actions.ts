import { eq } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { closed_stuff_types } from '../stuff-types.table.ts'
import { listTypeStates } from './staff-stuffs.queries.ts'
import type { StuffTypeChange } from './staff-stuffs.schemas.ts'

/** Opens or closes a type for new items; existing ones are unchanged. */
export const changeType = (ctx: Context, { stuff_type_id, open }: StuffTypeChange) =>
  ctx.transaction(async (tx) => {
    const changed = open
      ? await tx.db
          .delete(closed_stuff_types)
          .where(eq(closed_stuff_types.stuff_type_id, stuff_type_id))
          .returning({ id: closed_stuff_types.stuff_type_id })
      : await tx.db
          .insert(closed_stuff_types)
          .values({ stuff_type_id, closed_by: signedIn(tx).id })
          .onConflictDoNothing()
          .returning({ id: closed_stuff_types.stuff_type_id })
    if (changed.length)
      await audit(tx, {
        action: 'stuff_type.change',
        subject: `stuff_type:${stuff_type_id}`,
        before: { open: !open },
        after: { open },
      })
    return listTypeStates(tx)
  })
