import { type SQL, sql } from 'drizzle-orm'

/**
 * What came of partnerships: a table expression over `o` (order) and `s` (a partner's share of a line), narrowed by
 * `where`. The amounts are those that the ledger booked to the partner for the order, divided among the partner's lines
 * of it by weight so that they add up.
 */
export const partnershipSums = (where: SQL): SQL => sql`(
  with shared as (
    select l.id, o.id as order_id, o.uuid::text as order_uuid, (s->>'partnership_id')::int as partnership_id,
      s->'holder'->>'kind' as kind, (s->'holder'->>'id')::int as holder_id,
      (l.unit_price * l.quantity - l.discount_amount)::bigint as paid, (s->>'bps')::int as bps
    from order_lines l
    join orders o on o.id = l.order_id
    cross join lateral jsonb_array_elements(l.partners) s
    where ${where} and o.paid_at is not null
  ), divided as (
    select d.*, r.amount as order_amount, r.back as order_back,
      sum(paid * bps) over (partition by order_id, kind, holder_id order by id, partnership_id) as until_here,
      sum(paid * bps) over (partition by order_id, kind, holder_id) as of_order
    from shared d
    left join lateral (
      select coalesce(sum(amount) filter (where r.kind = 'venda'), 0) as amount,
        coalesce(sum(case when r.kind = 'venda' then reversed else -amount end), 0) as back
      from receivables r
      where r.order_uuid = d.order_uuid and r.role = 'parceiro'
        and case d.kind when 'user' then r.user_id else r.store_id end = d.holder_id
    ) r on true
  )
  select partnership_id, count(distinct order_id)::int as sales, sum(paid)::int as sold_amount,
    sum(div(order_amount * until_here, of_order) - div(order_amount * (until_here - paid * bps), of_order))::int as earned_amount,
    sum(div(order_back * until_here, of_order) - div(order_back * (until_here - paid * bps), of_order))::int as returned_amount
  from divided where of_order > 0 group by partnership_id)`
