import { sql } from 'drizzle-orm'
import type { DeskQueue } from '#platform/desk/desk.registry.ts'

export const blogDesk: DeskQueue[] = [
  {
    ...{ name: 'posts', label: 'Postagens para revisar', icon: 'newspaper', permission: 'blog.manage', managers: true },
    to: '/admin/blog/postagens?waiting=true',
    waiting: () => sql`select count(*)::int as count, min(review_asked_at) as oldest from blog_posts
      where review_asked_at is not null and deleted_at is null`,
  },
]
