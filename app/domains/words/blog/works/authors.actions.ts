import { eq, inArray } from 'drizzle-orm'
import { roles, user_roles } from '#domains/people/accounts/roles/roles.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import '../blog.events.ts'
import { blog_authors } from '../posts/blog-posts.table.ts'
import { lockWork } from './lock-work.queries.ts'
import { showWork } from './works.queries.ts'
import type { WorkAuthors } from './works.schemas.ts'

/** Who signs, in this order: people who may write for the blog. Who writes it stays among them, but for the team. */
export const setAuthors = (ctx: Context, { id, ...edit }: WorkAuthors) =>
  ctx.transaction(async (tx) => {
    const work = await lockWork(tx, id)
    const { nicknames } = mergeEdit(edit, {
      nicknames: (await showWork(tx, id)).authors.map(({ nickname }) => nickname),
    })
    const wanted = [...new Map(nicknames.map((name) => [name.replace(/^@/, '').toLowerCase(), name])).keys()]
    const found = await writersNamed(tx, wanted)
    const missing = wanted.find((name) => !found.has(name))
    if (missing) throw invalidField('nicknames', `@${missing} não escreve para o blog. Confira o nome.`)
    const ids = wanted.map((name) => found.get(name) as number)
    const before = await tx.db.select().from(blog_authors).where(eq(blog_authors.blog_post_id, id))
    await tx.db.delete(blog_authors).where(eq(blog_authors.blog_post_id, id))
    await tx.db.insert(blog_authors).values(ids.map((user_id, position) => ({ blog_post_id: id, user_id, position })))
    const me = signedIn(tx).id
    for (const user_id of ids)
      if (user_id !== me && !before.some((one) => one.user_id === user_id))
        await notify(tx, {
          ...{ user_id, kind: 'blog', actor_id: me, key: `blog-author:${id}` },
          ...{ title: `Você assina “${work.draft.title}”`, text: 'Agora você também edita essa postagem.' },
          url: `/escritor/dashboard/postagens/${id}`,
        })
    if (!before.some(({ user_id }) => user_id === me))
      await audit(tx, { action: 'blog_post.authors', subject: `blog_post:${id}`, after: { name: work.draft.title } })
    await record(tx, 'blog.changed', { blog_post_id: id, created_by: work.created_by })
    // Who took their own name off reads it no more.
    return ids.includes(me) || before.every(({ user_id }) => user_id !== me) ? showWork(tx, id) : null
  })

/** Ids of those of these who may write, by nickname in lower case. */
async function writersNamed({ db }: Context, nicknames: string[]) {
  const rows = await db
    .selectDistinct({ id: users.id, nickname: users.nickname, type: users.user_type, role: roles.name })
    .from(users)
    .leftJoin(user_roles, eq(user_roles.user_id, users.id))
    .leftJoin(roles, eq(roles.id, user_roles.role_id))
    .where(inArray(users.nickname, nicknames))
  const may = rows.filter(
    ({ type, role }) => type === 'admin' || (role && ['admin', 'escritor', 'professor'].includes(role)),
  )
  return new Map(may.map(({ id, nickname }) => [nickname.toLowerCase(), id]))
}
