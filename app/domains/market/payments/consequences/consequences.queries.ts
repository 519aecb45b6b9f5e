import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { charges } from '../charges/charges.table.ts'
import type { OpenConsequences } from './consequences.schemas.ts'
import { charge_consequences } from './consequences.table.ts'

const MOST_SHOWN = 50

export const isOpenConsequence = isNull(charge_consequences.done_at)

/** What did not follow yet, the oldest first. */
export async function listOpenConsequences({ db }: Context): Promise<OpenConsequences> {
  const rows = await db
    .select({ consequence: charge_consequences, charge: charges })
    .from(charge_consequences)
    .innerJoin(charges, eq(charges.id, charge_consequences.charge_id))
    .where(isOpenConsequence)
    .orderBy(asc(charge_consequences.id))
    .limit(MOST_SHOWN)
  const data = rows.map(({ consequence, charge: { uuid, description, captured_amount } }) => ({
    ...consequence,
    charge_uuid: uuid,
    description,
    captured_amount,
  }))
  return { data }
}

/** Something that the bank told of a charge has not followed yet. */
export const hasOpenConsequences = async ({ db }: Context, charge_id: number): Promise<boolean> =>
  (await db.$count(charge_consequences, and(eq(charge_consequences.charge_id, charge_id), isOpenConsequence))) > 0
