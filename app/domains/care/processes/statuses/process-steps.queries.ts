import { asc, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { process_statuses } from './process-statuses.table.ts'

/** The way of a process as the catalogue has it, for everybody: nothing of any process. */
export const processSteps = ({ db }: Context) =>
  db
    .select({
      name: process_statuses.name,
      text: process_statuses.client_text,
      days: sql<number>`${process_statuses.days}`,
    })
    .from(process_statuses)
    .where(eq(process_statuses.active, true))
    .orderBy(asc(process_statuses.order), asc(process_statuses.id))
