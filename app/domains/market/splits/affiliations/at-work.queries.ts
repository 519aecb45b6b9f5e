import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { affiliate_programmes, programme_terms } from '../programmes/programmes.table.ts'
import { affiliations } from './affiliations.table.ts'

/** Its links count now; join `affiliate_programmes`. Who came to work in the store is no affiliate of it. */
export const atWork = (ctx: Context) =>
  and(
    eq(affiliations.state, 'ativa'),
    or(isNull(affiliations.ends_at), gt(affiliations.ends_at, ctx.now())),
    programmeOpen(ctx),
    sql`not exists (select 1 from store_members m
      where m.store_id = ${affiliate_programmes.store_id} and m.user_id = ${affiliations.user_id})`,
  )

export const programmeOpen = (ctx: Context) =>
  or(isNull(affiliate_programmes.closes_at), gt(affiliate_programmes.closes_at, ctx.now()))

/** The terms in force of the programme in the row; join `programme_terms` on it. */
export const termsInForce = (ctx: Context) =>
  sql`${programme_terms.id} = (select t.id from programme_terms t where t.programme_id = ${affiliate_programmes.id}
    and t.effective_at <= ${ctx.now().toISOString()}::timestamptz order by t.version desc limit 1)`
