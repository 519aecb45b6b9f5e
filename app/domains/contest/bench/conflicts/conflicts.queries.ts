import { eq, type SQL, sql } from 'drizzle-orm'
import { type CupJudge, cup_judges } from '#domains/contest/editions/judges/cup-judges.table.ts'
import type { Context } from '#platform/context.ts'
import type { ConflictReason } from './conflict.kinds.ts'

export type Conflict = { judge_id: number; entry_id: number; reasons: ConflictReason[] }

/**
 * What ties the bench of an edition to who competes in it, found anew each time: nobody has to declare it, and nobody scores
 * what they are tied to. One query for all pairs.
 */
export async function conflictsIn({ db }: Context, edition_id: number): Promise<Conflict[]> {
  return tiesOf(db, sql`j.edition_id = ${edition_id} and e.state = 'inscrito'`)
}

/**
 * The redondos that a judge does not score, fixed when they first see their table: a tie made or undone afterwards would
 * tell by the number that goes or comes whose it is. The team still reads what ties them now.
 */
export async function tiedEntries({ db }: Context, { id, tied_entries }: CupJudge): Promise<number[]> {
  if (tied_entries) return tied_entries
  const now = (await tiesOf(db, sql`j.id = ${id}`)).map(({ entry_id }) => entry_id)
  const [seat] = await db
    .update(cup_judges)
    .set({ tied_entries: sql`coalesce(${cup_judges.tied_entries}, ${sql.param(now)}::int[])` })
    .where(eq(cup_judges.id, id))
    .returning({ tied: cup_judges.tied_entries })
  return seat?.tied ?? now
}

async function tiesOf(db: Context['db'], which: SQL): Promise<Conflict[]> {
  const { rows } = await db.execute<Conflict>(sql`
    with pairs as (
      select j.id as judge_id, j.user_id as judge, e.id as entry_id, e.user_id as grower
      from cup_judges j join cup_entries e on e.edition_id = j.edition_id
      where ${which} and e.user_id is not null and j.user_id is not null
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
