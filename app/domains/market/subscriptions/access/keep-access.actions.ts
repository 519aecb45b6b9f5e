import { and, eq, sql } from 'drizzle-orm'
import { audience_members } from '#domains/community/banca/audiences/audience-members.table.ts'
import { store_members } from '#domains/market/stores/members/store-members.table.ts'
import type { Context } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import '../subscriptions.events.ts'
import { GRACE_DAYS } from '../subscriptions/subscription.model.ts'

/**
 * Who reads the paid posts of a store's owner, and until when: the end of the last period that is free, or paid for with
 * money that the bank does not hold; after one that was paid the days of grace while the subscription goes on. Reckoned from all cycles of the person there, in the
 * transaction of whatever changed one. Two subscriptions of one person change it one after the other.
 */
export async function keepAccess(
  tx: Context,
  { subscriber_id, store_id, variant_id }: { subscriber_id: number; store_id: number; variant_id: number },
) {
  await record(tx, 'subscription.changed', { subscriber_id, store_id, variant_id })
  const author_id = await ownerOf(tx, store_id)
  const lock = `paid-posts:${subscriber_id}:${author_id}`
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
  const until = await accessUntil(tx, subscriber_id, author_id)
  const row = { audience: 'pago' as const, author_id, user_id: subscriber_id }
  if (until && until > tx.now())
    await tx.db
      .insert(audience_members)
      .values({ ...row, until, created_at: tx.now() })
      .onConflictDoUpdate({
        target: [
          audience_members.user_id,
          audience_members.audience,
          audience_members.author_id,
          audience_members.course_id,
        ],
        set: { until },
      })
  else
    await tx.db
      .delete(audience_members)
      .where(
        and(
          eq(audience_members.audience, 'pago'),
          eq(audience_members.author_id, author_id),
          eq(audience_members.user_id, subscriber_id),
        ),
      )
}

/** Days of grace in this store that were not paid for in the end: they are given once. */
const hadGrace = sql`exists (select from subscription_cycles f join subscriptions g on g.id = f.subscription_id
  where g.subscriber_id = s.subscriber_id and g.store_id = s.store_id and f.state = 'falhou'
    and exists (select from subscription_cycles b where b.subscription_id = f.subscription_id
      and b.state in ('pago', 'devolvido') and b.ends_at <= f.starts_at))`

async function accessUntil({ db }: Context, subscriber_id: number, author_id: number): Promise<Date | null> {
  const { rows } = await db.execute<{ until: Date | string | null }>(sql`
    select max(c.ends_at + case
      when c.state = 'pago' and s.state in ('ativa', 'atrasada') and s.cancel_at is null and not ${hadGrace}
        then ${GRACE_DAYS} * interval '1 day'
      else interval '0' end) as until
    from subscription_cycles c
    join subscriptions s on s.id = c.subscription_id
    join subscription_plans p on p.variant_id = s.variant_id and p.gives_posts
    join store_members m on m.store_id = s.store_id and m.role = 'owner' and m.user_id = ${author_id}
    where s.subscriber_id = ${subscriber_id} and c.state in ('pago', 'teste')
      and not exists (select from orders o where o.id = c.order_id and o.payment = 'contestado')`)
  const until = rows[0]?.until
  return until ? new Date(until) : null
}

/** Whose posts the plans of a store open. */
async function ownerOf({ db }: Context, store_id: number): Promise<number> {
  const [owner] = await db
    .select({ id: store_members.user_id })
    .from(store_members)
    .where(and(eq(store_members.store_id, store_id), eq(store_members.role, 'owner')))
  if (!owner) throw new Error(`store ${store_id} has no owner`)
  return owner.id
}
