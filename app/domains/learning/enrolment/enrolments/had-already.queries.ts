import { sql } from 'drizzle-orm'
import type { HadAlready } from '#domains/market/orders/index.ts'

/**
 * What is open to somebody for good is not sold to them once more, nor what an order of theirs waits to pay: there is no
 * giving to somebody else. Access that ends one day may be bought again. Nor is a course sold to who is apart from its
 * teacher, or one that is closed to all.
 */
export const courseHad: HadAlready = async ({ db }, { user_id, product_ids }) => {
  const { rows } = await db.execute<{
    product_id: number
    kind: string
    title: string
    open: boolean
    waits: boolean
    apart: boolean
    closed: boolean
  }>(sql`
    select * from (
      select p.id as product_id, p.kind, c.title,
        exists (select from course_grants g where g.course_id = c.id and g.user_id = ${user_id} and g.ended_at is null
          and g.ends_at is null and g.what = case p.kind when 'consultoria' then 'consultoria' else 'curso' end) as open,
        exists (select from order_lines l join orders o on o.id = l.order_id
          join course_products other on other.product_id = l.product_id
          where other.course_id = c.id and l.kind = p.kind and o.buyer_id = ${user_id}
            and o.state = 'aguardando_pagamento') as waits,
        exists (select from blocks b where (b.user_id, b.blocked_id) in ((c.teacher_id, ${user_id}), (${user_id}, c.teacher_id))) as apart,
        (c.hidden_at is not null or c.deleted_at is not null or c.state = 'retirado') as closed
      from course_products cp join products p on p.id = cp.product_id join courses c on c.id = cp.course_id
      where p.id in (${sql.join(
        product_ids.map((id) => sql`${id}`),
        sql`, `,
      )})) had
    where apart or closed or (kind <> 'assinatura' and (open or waits))`)
  return new Map(rows.map(({ product_id, ...one }) => [product_id, wordsOf(one)]))
}

type Had = { kind: string; title: string; open: boolean; apart: boolean; closed: boolean }

const wordsOf = ({ kind, title, open, apart, closed }: Had) =>
  closed
    ? `${title} não está à venda agora.`
    : apart
      ? `${title} não está à venda para você.`
      : open
        ? kind === 'consultoria'
          ? `A consultoria de ${title} já está aberta para você.`
          : `Você já tem o curso ${title}: ele está em Meus cursos.`
        : `Um pedido seu de ${title} espera o pagamento. Pague ou cancele em Pedidos.`
