import { eq } from 'drizzle-orm'
import { notify } from '#domains/people/notifications/index.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import '../blog.events.ts'
import { isStaff } from '../posts/blog-posts.policy.ts'
import { type BlogPost, blog_authors, blog_previews } from '../posts/blog-posts.table.ts'
import { setWork } from './keep-revision.actions.ts'
import { lockWork } from './lock-work.queries.ts'
import { showWork } from './works.queries.ts'
import type { WorkAuthors } from './works.schemas.ts'
import { leavingOf, signersOf, writersNamed } from './writers.queries.ts'

/**
 * Who signs, in this order: people who may write for the blog. Who began it chooses them until it is out, then the team;
 * anybody takes their own name off. Who is put in or taken out is told.
 */
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
    const had = await signersOf(tx, id)
    const named = wanted.map((name) => found.get(name) as number)
    // Who asked for their account to be erased is not in the list that was shown: they come back when they change their mind.
    const ids = [...named, ...(await leavingOf(tx, had)).filter((one) => !named.includes(one))]
    demandMayChange(tx, work, { had, ids })
    await tx.db.delete(blog_authors).where(eq(blog_authors.blog_post_id, id))
    await tx.db.insert(blog_authors).values(ids.map((user_id, position) => ({ blog_post_id: id, user_id, position })))
    const me = signedIn(tx).id
    // A link that somebody made who is not among them any more would go on showing what is written.
    if (had.some((one) => !ids.includes(one)))
      await tx.db.delete(blog_previews).where(eq(blog_previews.blog_post_id, id))
    if (!ids.includes(work.created_by)) await setWork(tx, id, { created_by: ids[0] })
    const tell = (user_id: number, notice: { key: string; title: string; text: string; url: string }) =>
      user_id === me ? null : notify(tx, { user_id, kind: 'blog', actor_id: me, ...notice })
    const at = tx.now().getTime()
    for (const user_id of ids.filter((one) => !had.includes(one)))
      await tell(user_id, {
        ...{ key: `blog-author:${id}:${at}`, title: `Você assina “${work.draft.title}”` },
        ...{ text: 'Agora você também edita essa postagem.', url: `/escritor/dashboard/postagens/${id}` },
      })
    for (const user_id of had.filter((one) => !ids.includes(one)))
      await tell(user_id, {
        ...{ key: `blog-author-off:${id}:${at}`, title: `Você não assina mais “${work.draft.title}”` },
        ...{ text: 'Se isso é um engano, fale com quem assina ou com a equipe.', url: '/escritor/dashboard/postagens' },
      })
    if (!had.includes(me))
      await audit(tx, { action: 'blog_post.authors', subject: `blog_post:${id}`, after: { name: work.draft.title } })
    await record(tx, 'blog.changed', { blog_post_id: id, created_by: work.created_by })
    // Who took their own name off reads it no more.
    return ids.includes(me) || !had.includes(me) ? showWork(tx, id) : null
  })

type Signing = { had: number[]; ids: number[] }

/** @throws forbidden for who may not change who signs, or not any more. */
function demandMayChange(tx: Context, work: BlogPost, { had, ids }: Signing) {
  const me = signedIn(tx).id
  const leaves = had.filter((one) => one !== me)
  const onlyLeaves = had.includes(me) && leaves.length === ids.length && leaves.every((one, at) => ids[at] === one)
  if (isStaff(tx.viewer) || onlyLeaves) return
  if (work.published_at || work.state === 'agendado')
    throw new AppError('forbidden', 'Quem assina o que já saiu muda com a equipe. Tirar o seu nome você pode.')
  if (work.created_by !== me)
    throw new AppError('forbidden', 'Quem começou a postagem escolhe quem assina. Tirar o seu nome você pode.')
}
