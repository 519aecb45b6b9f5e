import { sql } from 'drizzle-orm'
import { isLate, postBy, toSend } from '#domains/market/orders/index.ts'
import type { Context } from '#platform/context.ts'
import type { StoreTodo } from './dashboard.schemas.ts'

type Row = Omit<StoreTodo, 'post_by'> & { store_id: number; first_paid_at: string | null }

/** What waits for each of these stores: one statement for any number of them. */
export async function todoOf({ db, now }: Context, store_ids: number[]): Promise<Map<number, StoreTodo>> {
  if (!store_ids.length) return new Map()
  const { rows } = await db.execute<Row>(sql`
    select s.id as store_id, o.to_send, o.first_paid_at, o.late, o.disputes, b.returns, p.refused, v.low_stock, v.low_option, v.sold_out,
      (select count(*)::int from product_reviews r where r.store_id = s.id and r.answer is null
        and r.hidden_at is null and r.deleted_at is null) as unanswered_reviews,
      (select coalesce(sum(t.store_unread), 0)::int from store_threads t where t.store_id = s.id) as unread_messages,
      p.ships and not exists (select from freight_tables f join freight_rates fr on fr.table_id = f.id
          where f.store_id = s.id and f.active)
        and not exists (select from pickup_points pp where pp.store_id = s.id and pp.active) as no_freight,
      not exists (select from receivers rc where rc.store_id = s.id and rc.replaced_at is null
        and rc.state = 'ativo') as no_receiver
    from unnest(${sql.param(store_ids)}::int[]) ids(id) join stores s on s.id = ids.id
    cross join lateral (
      select count(*) filter (where state <> 'em_disputa' and ${toSend})::int as to_send,
        min(paid_at) filter (where state <> 'em_disputa' and ready_at is null and ${toSend}) as first_paid_at,
        count(*) filter (where state <> 'em_disputa' and ${toSend} and ${isLate(now())})::int as late,
        count(*) filter (where state = 'em_disputa')::int as disputes
      from orders where orders.store_id = s.id and state in ('pago', 'em_separacao', 'em_disputa')) o
    cross join lateral (
      select count(*)::int as returns from order_withdrawals w join orders wo on wo.id = w.order_id
      where wo.store_id = s.id and w.state in ('pedida', 'enviada')) b
    cross join lateral (
      select count(*) filter (where state = 'recusado')::int as refused,
        coalesce(bool_or(state = 'publicado' and kind in ('fisico', 'assinatura')), false) as ships
      from products where products.store_id = s.id and deleted_at is null) p
    cross join lateral (
      select count(*) filter (where on_hand > reserved)::int as low_stock,
        case when count(*) filter (where on_hand > reserved) = 1 then (json_agg(json_build_object('slug', pr.slug,
          'variant_id', va.id)) filter (where on_hand > reserved)) -> 0 end as low_option,
        count(*) filter (where on_hand <= reserved)::int as sold_out
      from products pr join variants va on va.product_id = pr.id
      where pr.store_id = s.id and pr.state = 'publicado' and pr.deleted_at is null and va.active
        and va.deleted_at is null and va.tracks_stock and va.on_hand - va.reserved < va.low_stock) v`)
  return new Map(
    rows.map(({ store_id, first_paid_at, ...todo }) => [
      store_id,
      { ...todo, post_by: first_paid_at === null ? null : postBy(new Date(first_paid_at)) },
    ]),
  )
}
