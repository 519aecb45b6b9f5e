import { asc, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { process_statuses } from './process-statuses.table.ts'

/** No move leads from the one before to it, and both are come to from the same: it is another way out, not what follows. */
const insteadOfLast = sql<boolean>`coalesce((
  with last as (
    select s.id from process_statuses s
    where s.active and (s."order", s.id) < (${process_statuses.order}, ${process_statuses.id})
    order by s."order" desc, s.id desc limit 1
  )
  select not exists (select from process_moves m where m.from_id = last.id and m.to_id = ${process_statuses.id})
    and exists (
      select from process_moves here join process_moves there using (from_id)
      where here.to_id = ${process_statuses.id} and there.to_id = last.id
    )
  from last), false)`

/** The way of a process as the catalogue has it, for everybody: nothing of any process. */
export const processSteps = ({ db }: Context) =>
  db
    .select({
      name: process_statuses.name,
      text: process_statuses.client_text,
      days: sql<number>`${process_statuses.days}`,
      instead: insteadOfLast,
    })
    .from(process_statuses)
    .where(eq(process_statuses.active, true))
    .orderBy(asc(process_statuses.order), asc(process_statuses.id))
