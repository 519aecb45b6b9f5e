import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Cause } from './cause.kinds.ts'
import type { Deed, Facts } from './deserving.model.ts'

/** Which deeds: those of one person, of one source, of a time. At least one of these narrows each query. */
export type Narrowed = { user_id?: number; source_id?: number; from?: Date; to?: Date }

/**
 * What people did of this cause, as it stands now, with what is known of each; the same for an award, for what takes one
 * back and for a preview. A deed that was undone is not among them.
 */
export async function deedsOf({ db }: Context, cause: Cause, narrowed: Narrowed): Promise<Deed[]> {
  const { rows } = await db.execute<Facts & { user_id: number; source_id: number; at_ms: number }>(
    sql`select d.*, (extract(epoch from d.at) * 1000)::float8 as at_ms from (${queries[cause](narrowed)}) d order by d.at, d.source_id`,
  )
  return rows.map(({ user_id, source_id, at_ms, ...facts }) => ({
    ...{ cause, user_id, source_id, facts },
    at: new Date(at_ms),
  }))
}

const day = (at: SQL) => sql`(${at} at time zone 'America/Sao_Paulo')::date`
const dayNumber = (at: SQL) => sql`to_char(${day(at)}, 'YYYYMMDD')::int`
const days = (later: SQL, earlier: SQL) => sql`floor(extract(epoch from ${later} - ${earlier}) / 86400)::int`

function where({ user_id, source_id, from, to }: Narrowed, of: { user: SQL; source: SQL; at: SQL }): SQL {
  return sql.join(
    [
      sql`true`,
      ...(user_id === undefined ? [] : [sql`${of.user} = ${user_id}`]),
      ...(source_id === undefined ? [] : [sql`${of.source} = ${source_id}`]),
      ...(from ? [sql`${of.at} >= ${from.toISOString()}::timestamptz`] : []),
      ...(to ? [sql`${of.at} <= ${to.toISOString()}::timestamptz`] : []),
    ],
    sql` and `,
  )
}

/** Other acts on the same plant, or on the same space itself. */
const same = sql`(v.plant_id = u.plant_id or (u.plant_id is null and v.plant_id is null and v.space_id = u.space_id))`
const kept = sql`(select count(distinct ${day(sql`v.created_at`)})::int from updates v
  where ${same} and v.deleted_at is null and ${day(sql`v.created_at`)} < ${day(sql`u.created_at`)})`
const age = days(sql`u.created_at`, sql`coalesce(p.created_at, s.created_at)`)
/** What was brought from elsewhere is no deed of the day on which it came. */
const brought = sql`exists (select from import_things b where b.update_id = u.id)`
const things = sql`from updates u left join plants p on p.id = u.plant_id
  left join spaces s on s.id = u.space_id and u.plant_id is null`

/** The first row of each act stands for it, while any of the act is there. */
const act = (narrowed: Narrowed, facts: SQL, more: SQL) => sql`
  select u.created_by as user_id, u.id as source_id, u.created_at as at, ${age} as thing_days, ${kept} as kept_days, ${facts}
  ${things}
  where ${where(narrowed, { user: sql`u.created_by`, source: sql`u.id`, at: sql`u.created_at` })} and ${more} and not ${brought}
    and u.id = (select min(v.id) from updates v where v.created_by = u.created_by and v.act_key = u.act_key)
    and exists (select from updates v where v.created_by = u.created_by and v.act_key = u.act_key and v.deleted_at is null)`

const measured = ['temperature', 'humidity', 'ph', 'ec', 'runoff_ph', 'runoff_ec', 'height_cm', 'ppfd', 'weight_g']

const queries: Record<Cause, (narrowed: Narrowed) => SQL> = {
  cuidado: ({ source_id, ...narrowed }) => sql`
    select u.created_by as user_id, ${dayNumber(sql`u.created_at`)} as source_id, min(u.created_at) as at,
      max(${age}) as thing_days, max(${kept}) as kept_days
    ${things}
    where u.deleted_at is null and not ${brought}
      and ${where(narrowed, { user: sql`u.created_by`, source: sql`u.id`, at: sql`u.created_at` })}
      and ${source_id === undefined ? sql`true` : sql`${dayNumber(sql`u.created_at`)} = ${source_id}`}
    group by 1, 2`,
  medicao: (narrowed) =>
    act(
      narrowed,
      sql`coalesce((select v.measures = u.measures from updates v where ${same} and v.kind = u.kind and v.id < u.id
        and v.deleted_at is null and v.act_key <> u.act_key order by v.id desc limit 1), false) as copied`,
      sql`u.measures ?| array[${sql.join(
        measured.map((name) => sql`${name}`),
        sql`, `,
      )}]`,
    ),
  foto: (narrowed) =>
    act(
      narrowed,
      sql`(select floor(extract(epoch from u.created_at - max(v.created_at)) / 3600)::int from updates v
        where ${same} and v.deleted_at is null and v.act_key <> u.act_key and v.created_at < u.created_at
        and exists (select from update_photos f where f.update_id = v.id)) as hours_since_photo`,
      sql`u.plant_id is not null and exists (select from update_photos f where f.update_id = u.id)`,
    ),
  colheita: (narrowed) => sql`
    select p.created_by as user_id, p.id as source_id, min(u.created_at) as at,
      ${days(sql`min(u.created_at)`, sql`p.created_at`)} as thing_days,
      (select count(distinct ${day(sql`v.created_at`)})::int from updates v
        where v.plant_id = p.id and v.deleted_at is null) as kept_days
    from updates u join plants p on p.id = u.plant_id
    where u.kind = 'colheita' and u.deleted_at is null and not ${brought}
      and ${where(narrowed, { user: sql`p.created_by`, source: sql`p.id`, at: sql`u.created_at` })}
    group by p.id`,
  'resposta-util': (narrowed) => sql`
    select c.created_by as user_id, c.id as source_id, s.created_at as at, length(c.text) as letters,
      ${days(sql`s.created_at`, sql`giver.created_at`)} as giver_days,
      exists (select from saves b join comments bc on b.target = 'comment' and bc.id = b.target_id
        where b.user_id = c.created_by and bc.created_by = s.user_id
        and b.created_at between s.created_at - interval '30 days' and s.created_at) as mutual,
      (select ${days(sql`s.created_at`, sql`max(b.created_at)`)} from saves b join comments bc on bc.id = b.target_id
        where b.target = 'comment' and b.user_id = s.user_id and bc.created_by = c.created_by and bc.id <> c.id
        and b.created_at < s.created_at) as days_since_same
    from saves s join comments c on c.id = s.target_id join users giver on giver.id = s.user_id
    where s.target = 'comment' and c.deleted_at is null and c.hidden_at is null and s.user_id <> c.created_by
      and s.user_id = case c.target
        when 'plant' then (select created_by from plants where id = c.target_id)
        when 'space' then (select created_by from spaces where id = c.target_id)
        when 'post' then (select created_by from posts where id = c.target_id) end
      and ${where(narrowed, { user: sql`c.created_by`, source: sql`c.id`, at: sql`s.created_at` })}`,
  aula: (narrowed) => sql`
    select e.user_id, l.lesson_id as source_id, l.done_at as at
    from lesson_progress l join enrolments e on e.id = l.enrolment_id join courses k on k.id = e.course_id
    where l.done_at is not null and k.teacher_id <> e.user_id
      and ${where(narrowed, { user: sql`e.user_id`, source: sql`l.lesson_id`, at: sql`l.done_at` })}`,
  curso: (narrowed) => sql`
    select e.user_id, e.id as source_id, e.finished_at as at
    from enrolments e join courses k on k.id = e.course_id
    where e.finished_at is not null and k.teacher_id <> e.user_id
      and ${where(narrowed, { user: sql`e.user_id`, source: sql`e.id`, at: sql`e.finished_at` })}`,
  blog: (narrowed) => sql`
    select b.created_by as user_id, b.id as source_id, b.published_at as at from blog_posts b
    where b.published_at is not null and b.deleted_at is null and b.hidden_at is null
      and ${where(narrowed, { user: sql`b.created_by`, source: sql`b.id`, at: sql`b.published_at` })}`,
}
