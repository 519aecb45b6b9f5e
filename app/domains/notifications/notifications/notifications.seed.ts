import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { formatDay } from '#shared/dates.ts'
import { notifications } from './notifications.table.ts'

type SeededNotice = { user_id: number; title: string; text: string; url: string; key: string; at: Date }

/** Notices for all demo users with plants: comments and reminders; the newest unread. */
export async function seedDemoNotices(tx: Context) {
  const now = tx.now().getTime()
  const [comments, due] = await Promise.all([commentsOf(tx), dueOf(tx)])
  const rows = [
    ...comments.map((told) => ({ ...told, kind: 'comment' as const })),
    ...due.map((told) => ({ ...told, kind: 'task_due' as const })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime())
  if (!rows.length) return
  await tx.db.insert(notifications).values(
    rows.map(({ at, ...row }) => ({
      ...row,
      created_at: at,
      read_at: now - at.getTime() > 2 * 86_400_000 ? new Date(at.getTime() + 3_600_000) : null,
    })),
  )
}

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
