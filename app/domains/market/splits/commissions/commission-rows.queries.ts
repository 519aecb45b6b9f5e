import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'

/**
 * Commissions, one per line of an order that an affiliate sold: a table expression over `l` (line), `o` (order) and `a`
 * (affiliation), narrowed by `where`. Nothing of it is stored: amount and state follow from order and receivables. The
 * amount is that of `splitSale`: the affiliate's part of the line, never more than the platform leaves. What went back is
 * known per order, and divided among its lines so that it adds up.
 */
export const commissionRows = (ctx: Context, where: SQL): SQL => sql`(
  with reckoned as (
    select l.id, l.title, l.affiliation_id, a.user_id, a.code, o.id as order_id, o.uuid as order_uuid, o.store_id,
      o.created_at, o.paid_at, o.payment, (l.affiliate->>'bps')::int as bps, n.paid,
      least(n.paid * (l.affiliate->>'bps')::int / 10000, n.paid - (n.paid * o.platform_bps + 5000) / 10000)::int as amount
    from order_lines l
    join orders o on o.id = l.order_id
    join affiliations a on a.id = l.affiliation_id
    cross join lateral (select (l.unit_price * l.quantity - l.discount_amount)::bigint as paid) n
    where ${where} and l.affiliate is not null and not (o.paid_at is null and o.state in ('expirado', 'cancelado'))
  ), divided as (
    select c.*, r.parts, r.parts_paid, r.hold_until, coalesce(r.back, 0) as order_back,
      sum(c.amount) over (partition by c.order_id, c.user_id order by c.id) as until_here,
      sum(c.amount) over (partition by c.order_id, c.user_id) as of_order
    from reckoned c
    left join lateral (
      select count(*) filter (where kind = 'venda') as parts, max(hold_until) as hold_until,
        count(*) filter (where kind = 'venda' and state = 'pago') as parts_paid,
        sum(case when kind = 'venda' then reversed else -amount end) as back
      from receivables r
      where r.order_uuid = c.order_uuid::text and r.role = 'afiliado' and r.user_id = c.user_id
    ) r on true
  ), returned as (
    select d.*, case when of_order = 0 then 0 else
      (order_back * until_here / of_order - order_back * (until_here - amount) / of_order) end::int as back
    from divided d
  )
  select id, title, affiliation_id, user_id, code, order_uuid, store_id, created_at, bps, paid::int as paid, amount, back,
    paid_at is not null as sold,
    case
      when payment = 'reembolsado' or (amount > 0 and back >= amount) then 'estornada'
      when parts > 0 and parts = parts_paid then 'paga'
      when hold_until <= ${dayKey(ctx.now())}::date then 'aprovada'
      else 'pendente'
    end as state
  from returned)`
