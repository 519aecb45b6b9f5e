import { holdersOf } from '#domains/people/accounts/index.ts'
import { notify } from '#domains/people/notifications/index.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { BlogPost } from '../posts/blog-posts.table.ts'
import { copyDraft, goLive, takeDown } from '../posts/publish.actions.ts'
import { auditOthers, isSignedBy } from './audit-others.actions.ts'
import { keepRevision, setWork } from './keep-revision.actions.ts'
import { lockWork } from './lock-work.queries.ts'
import { tellAuthors } from './tell-authors.actions.ts'
import { demandAhead, demandReady, waitsForTeam } from './works.rules.ts'
import type { WorkApproval, WorkReturn } from './works.schemas.ts'
import { signersOf } from './writers.queries.ts'

/** To the team, complete. What readers have stays as it is meanwhile. Sent twice it waits once. */
export const sendToReview = (ctx: Context, id: number) =>
  ctx.transaction(async (tx) => {
    const work = await lockWork(tx, id)
    if (!(await isSignedBy(tx, id))) throw new AppError('forbidden', 'Só quem assina envia para revisão.')
    if (work.review_asked_at) return
    await demandReady(tx, id, work.draft)
    if (work.state === 'publicado' && work.approved_version === work.version)
      throw new AppError('conflict', 'Não há mudança para enviar: é isto que já está no ar.')
    await keepRevision(tx, work, { always: true })
    await setWork(tx, id, {
      ...{ review_asked_at: tx.now(), returned_why: '' },
      ...(work.state !== 'publicado' && { state: 'em_revisao', publish_at: null }),
    })
    const me = signedIn(tx).id
    for (const { id: user_id } of await holdersOf(tx, 'blog.manage'))
      if (user_id !== me)
        await notify(tx, {
          ...{ user_id, kind: 'blog', actor_id: me, key: `blog-review:${id}:${work.version}` },
          ...{ title: `“${work.draft.title}” espera revisão`, text: 'Leia, aprove ou devolva com um recado.' },
          url: `/admin/blog/postagens/${id}`,
        })
  })

/** Out of the team's hands again: what was sent or scheduled is a draft, what is out stays out. */
export const takeBack = (ctx: Context, id: number) =>
  ctx.transaction(async (tx) => {
    const work = await lockWork(tx, id)
    if (!work.review_asked_at && work.state !== 'agendado')
      throw new AppError('conflict', 'Não há o que tirar: esta postagem não espera revisão nem a hora de sair.')
    await setWork(tx, id, leave(work))
    await auditOthers(tx, work, 'take_back')
  })

const leave = (work: BlogPost): Partial<BlogPost> => ({
  ...{ review_asked_at: null, publish_at: null },
  ...((work.state === 'em_revisao' || work.state === 'agendado') && {
    state: work.published_at ? ('retirado' as const) : ('rascunho' as const),
  }),
})

/** Back to who wrote it, with why. */
export const giveBack = (ctx: Context, { id, why }: WorkReturn) =>
  ctx.transaction(async (tx) => {
    const work = await lockWork(tx, id)
    if (!work.review_asked_at && work.state !== 'agendado')
      throw new AppError('conflict', 'Esta postagem já não espera revisão.')
    await setWork(tx, id, { ...leave(work), returned_why: why })
    await audit(tx, { action: 'blog_post.give_back', subject: `blog_post:${id}`, after: { reason: why } })
    await tellAuthors(tx, work, 'foi devolvida', why, `blog-back:${id}:${work.version}:${tx.now().getTime()}`)
  })

/**
 * The team's yes to the version that was read, at once or for a moment ahead. What the draft says then is what comes
 * out, whatever is written meanwhile.
 */
export const approve = (ctx: Context, { id, version, publish_at }: WorkApproval) =>
  ctx.transaction(async (tx) => {
    const work = await lockWork(tx, id)
    if (work.version !== version)
      throw new AppError('conflict', 'O texto mudou depois que você o abriu. Leia o que há de novo e aprove de novo.', {
        stands: { version: work.version },
      })
    if (work.hidden_at)
      throw new AppError('conflict', 'A moderação escondeu esta postagem. Ela só volta ao ar pela moderação.')
    if (!waitsForTeam(work, await signersOf(tx, id), signedIn(tx).id))
      throw new AppError('conflict', 'Quem escreve ainda não enviou este texto para revisão.')
    await demandReady(tx, id, work.draft)
    if (publish_at && work.state === 'publicado')
      throw new AppError('conflict', 'Esta postagem já está no ar: as mudanças entram na hora, sem agendar.')
    const at = publish_at && demandAhead(tx, publish_at)
    await keepRevision(tx, work, { always: true })
    const post = await copyDraft(tx, work)
    if (at) await setWork(tx, id, { state: 'agendado', publish_at: at })
    else await goLive(tx, post)
    await audit(tx, {
      ...{ action: at ? 'blog_post.schedule' : 'blog_post.publish', subject: `blog_post:${id}` },
      after: { name: post.title, published_at: at ?? tx.now() },
    })
    await tellAuthors(
      tx,
      work,
      at ? 'foi agendada' : 'está no ar',
      '',
      `blog-out:${id}:${work.version}:${at ? at.getTime() : 'now'}`,
    )
  })

/** From readers, by who signs or the team; it may be approved again. */
export const withdraw = (ctx: Context, id: number) =>
  ctx.transaction(async (tx) => {
    const work = await lockWork(tx, id)
    if (work.state !== 'publicado') throw new AppError('conflict', 'Esta postagem não está no ar.')
    await setWork(tx, id, { state: 'retirado', review_asked_at: null })
    await audit(tx, { action: 'blog_post.withdraw', subject: `blog_post:${id}`, after: { name: work.title } })
    await takeDown(tx, work)
  })
