import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { formatDay } from '#shared/dates.ts'
import { groupTitle } from './notification.words.ts'
import { notification_actors, notifications } from './notifications.table.ts'

type SeededNotice = { user_id: number; title: string; text: string; url: string; key: string; at: Date }

/** Notices for all demo users with plants: comments and reminders; the newest unread. */
export async function seedDemoNotices(tx: Context) {
  const now = tx.now().getTime()
  const [comments, due, groups] = await Promise.all([commentsOf(tx), dueOf(tx), groupsOf(tx)])
  const rows = [
    ...groups.map(({ actors: _actors, ...told }) => told),
    ...comments.map((told) => ({ ...told, kind: 'comment' as const })),
    ...due.map((told) => ({ ...told, kind: 'task_due' as const })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime())
  if (!rows.length) return
  const seeded = await tx.db
    .insert(notifications)
    .values(
      rows.map(({ at, ...row }) => ({
        ...row,
        created_at: at,
        read_at: now - at.getTime() > 2 * 86_400_000 ? new Date(at.getTime() + 3_600_000) : null,
      })),
    )
    .returning({ id: notifications.id, key: notifications.key })
  const actors = groups.flatMap(({ key, at, actors }) => {
    const notification_id = seeded.find((one) => one.key === key)?.id
    return notification_id ? actors.map((user_id) => ({ notification_id, user_id, active: true, at })) : []
  })
  if (actors.length) await tx.db.insert(notification_actors).values(actors)
}

type SeededGroup = SeededNotice & { kind: 'save' | 'follow'; actors: number[] }

/** Each user's most saved plant and their followers, told as one notice each. */
async function groupsOf({ db }: Context): Promise<SeededGroup[]> {
  const { rows } = await db.execute<Omit<SeededGroup, 'title' | 'key'> & Seen>(sql`
    with done as (
      select coalesce(p.created_by, s.target_id) as user_id, s.target, s.target_id, s.user_id as actor, s.created_at,
        coalesce(p.name, '') as text, coalesce('/cultivo/planta/' || p.slug, '/perfil/' || f.nickname || '/seguidores') as url,
        case when u.discoverable then u.nickname end as name
      from saves s join users u on u.id = s.user_id left join plants p on s.target = 'plant' and p.id = s.target_id
        left join users f on s.target = 'user' and f.id = s.target_id
      where (s.target = 'plant' and p.deleted_at is null) or s.target = 'user'
    ), groups as (
      select user_id, target, target_id, text, url, max(created_at) as at, array_agg(actor order by actor) as actors,
        (array_agg(name order by created_at desc, actor desc) filter (where name is not null))[1] as name
      from done where actor <> user_id group by user_id, target, target_id, text, url
    )
    select distinct on (user_id, target) * from groups order by user_id, target, cardinality(actors) desc, target_id`)
  return rows.map(({ user_id, target, target_id, text, url, at, actors, name }) => {
    const kind = target === 'user' ? 'follow' : 'save'
    const title = groupTitle(target, name ?? undefined, actors.length)
    return { user_id, kind, title, text, url, actors, key: `${kind}:${target}:${target_id}`, at: new Date(at) }
  })
}

type Seen = { target: string; target_id: number; name: string | null }

/** The last twelve comments on each user's plants. */
async function commentsOf({ db }: Context): Promise<SeededNotice[]> {
  const { rows } = await db.execute<SeededNotice>(sql`
    select * from (
      select p.created_by as user_id, u.nickname || ' comentou em ' || p.name as title, left(c.text, 160) as text,
        '/cultivo/planta/' || p.slug || '/comentarios' as url, 'comment:' || c.id as key, c.created_at as at,
        row_number() over (partition by p.created_by order by c.id desc) as place
      from comments c join plants p on p.id = c.target_id join users u on u.id = c.created_by
      where c.target = 'plant' and c.deleted_at is null and c.created_by <> p.created_by
    ) told where place <= 12 order by at`)
  return rows.map(({ user_id, title, text, url, key, at }) => ({ user_id, title, text, url, key, at: new Date(at) }))
}

/** Due tasks with a reminder, at eight o'clock of their day, if past. */
async function dueOf({ db, now }: Context): Promise<SeededNotice[]> {
  const { rows } = await db.execute<SeededNotice>(sql`
    select t.created_by as user_id, t.title, coalesce(p.name, s.name, '') as text, '/cultivo' as url,
      'task:' || t.id || ':seed' as key, t.due_at + interval '8 hours' as at
    from tasks t left join plants p on p.id = t.plant_id left join spaces s on s.id = t.space_id
    where t.remind_minutes is not null and t.closed_at is null and t.due_at + interval '8 hours' <= ${now().toISOString()}::timestamptz
    order by at`)
  return rows.map(({ user_id, title, text, url, key, at }) => ({
    ...{ user_id, title, url, key, at: new Date(at) },
    text: `${text} · ${formatDay(at, now())}`,
  }))
}
