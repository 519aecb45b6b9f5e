import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { ConflictReason } from './conflict.kinds.ts'

export type Conflict = { judge_id: number; entry_id: number; reasons: ConflictReason[] }

/**
 * What ties the bench of an edition to who competes in it, found anew each time: nobody has to declare it, and nobody scores
 * what they are tied to. One query for all pairs, or for those of one judge.
 */
export async function conflictsIn({ db }: Context, edition_id: number, judge_id?: number): Promise<Conflict[]> {
  const one = judge_id === undefined ? sql`` : sql`and j.id = ${judge_id}`
  const { rows } = await db.execute<Conflict>(sql`
    with pairs as (
      select j.id as judge_id, j.user_id as judge, e.id as entry_id, e.user_id as grower
      from cup_judges j join cup_entries e on e.edition_id = j.edition_id
      where j.edition_id = ${edition_id} ${one} and e.state = 'inscrito' and e.user_id is not null and j.user_id is not null
    ), tied as (
      select judge_id, entry_id, array_remove(array[
        case when judge = grower then 'own' end,
        case when judge <> grower and exists (select from user_registrations a join user_registrations b
          on b.cep = a.cep and b.number = a.number and coalesce(b.complement, '') = coalesce(a.complement, '')
          where a.user_id = judge and b.user_id = grower) then 'address' end,
        case when judge <> grower and exists (select from store_members a join store_members b on b.store_id = a.store_id
          where a.user_id = judge and b.user_id = grower) then 'store' end,
        case when exists (select from partnerships p join store_members m on m.store_id = p.store_id
          where p.state in ('aceita', 'encerrada')
            and ((p.partner_user_id = judge and m.user_id = grower) or (p.partner_user_id = grower and m.user_id = judge)))
          then 'partner' end,
        case when exists (select from enrolments n join courses c on c.id = n.course_id
          where (n.user_id = grower and c.teacher_id = judge) or (n.user_id = judge and c.teacher_id = grower)) then 'teacher' end,
        case when exists (select from saves s where s.user_id = judge and s.target = 'user' and s.target_id = grower)
          and exists (select from saves s where s.user_id = grower and s.target = 'user' and s.target_id = judge)
          then 'follows' end,
        case when exists (select from orders o join store_members m on m.store_id = o.store_id and m.role = 'owner'
          where o.paid_at is not null and ((o.buyer_id = judge and m.user_id = grower)
            or (o.buyer_id = grower and m.user_id = judge))) then 'order' end
      ]::text[], null) as reasons from pairs
    )
    select judge_id, entry_id, reasons from tied where cardinality(reasons) > 0 order by judge_id, entry_id`)
  return rows
}
