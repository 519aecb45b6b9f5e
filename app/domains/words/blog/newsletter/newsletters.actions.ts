import { and, count, eq, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { withdrawConsent } from '#domains/people/privacy/index.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { forEach } from '#platform/jobs/for-each.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { formatDayTime, onDay } from '#shared/dates.ts'
import { blog_posts } from '../posts/blog-posts.table.ts'
import { lockWork } from '../works/lock-work.queries.ts'
import { demandWork } from '../works/works.queries.ts'
import { NewsletterMail } from './newsletter.emails.tsx'
import type { NewsletterLink, NewsletterSending } from './newsletters.schemas.ts'
import { newsletter_recipients, newsletters } from './newsletters.table.ts'
import { inSegment, mayBeMailed } from './recipients.queries.ts'
import { isLeaveToken, leaveUrl } from './subscription-link.secrets.ts'

/** Sends a post by mail to those who consented: who that is is written down now, the mails go by a job. */
export const sendNewsletter = (ctx: Context, { id, segment }: NewsletterSending) =>
  ctx.transaction(async (tx) => {
    const work = await lockWork(tx, id)
    if (work.state !== 'publicado' || work.hidden_at)
      throw new AppError('conflict', 'Só o que está no ar vai por e-mail.')
    const [sent] = await tx.db.select().from(newsletters).where(eq(newsletters.blog_post_id, id))
    if (sent)
      throw new AppError('conflict', `Esta postagem já foi por e-mail ${onDay(formatDayTime(sent.created_at))}.`)
    const [made] = await tx.db
      .insert(newsletters)
      .values({ blog_post_id: id, segment, sent_by: signedIn(tx).id, created_at: tx.now() })
      .returning({ id: newsletters.id })
    if (!made) throw new Error('insert returned no row')
    const { rowCount } = await tx.db.execute(sql`insert into newsletter_recipients (newsletter_id, user_id)
      select ${made.id}, ${users.id} from ${users} where ${inSegment(segment, id)}`)
    if (!rowCount) throw invalidField('segment', 'Ninguém deste grupo aceitou receber novidades por e-mail.')
    await audit(tx, {
      action: 'blog_post.send',
      subject: `blog_post:${id}`,
      after: { name: work.title, count: rowCount },
    })
    await addJob(tx, 'blog.send_newsletter', { newsletter_id: made.id }, { job_key: `newsletter:${made.id}` })
  })

/** One mail a person, each in the transaction that says so; who said no meanwhile gets none. */
export async function mailNewsletter(ctx: Context, { newsletter_id }: { newsletter_id: number }) {
  const waiting = and(
    eq(newsletter_recipients.newsletter_id, newsletter_id),
    eq(newsletter_recipients.state, 'a_enviar'),
  )
  const rows = await ctx.db.select().from(newsletter_recipients).where(waiting)
  await forEach(ctx, rows, async (tx, { user_id }) => {
    const mine = and(waiting, eq(newsletter_recipients.user_id, user_id))
    const [turn] = await tx.db.select().from(newsletter_recipients).where(mine).for('update')
    if (!turn) return false
    const post = await postOf(tx, newsletter_id)
    // Withdrawn meanwhile: who waits goes on waiting, until it is out again (`goOn`).
    if (!post) return false
    const [person] = await tx.db
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, user_id), mayBeMailed))
    if (person) {
      const { site, keys } = tx.env
      const unsubscribe_url = leaveUrl(keys, site.url, user_id)
      await sendMail(tx, {
        ...{ to: person.email, subject: post.title, unsubscribe_url },
        body: NewsletterMail({ site, post, unsubscribe_url }),
      })
    }
    await tx.db
      .update(newsletter_recipients)
      .set({ state: person ? 'enviada' : 'fora', done_at: tx.now() })
      .where(mine)
  })
}

/** A post that is out again: those who still wait for it by mail get it. */
export async function goOn(tx: Context, { blog_post_id }: { blog_post_id: number }) {
  const [sent] = await tx.db.select().from(newsletters).where(eq(newsletters.blog_post_id, blog_post_id))
  if (!sent) return
  const waiting = and(eq(newsletter_recipients.newsletter_id, sent.id), eq(newsletter_recipients.state, 'a_enviar'))
  if (await tx.db.$count(newsletter_recipients, waiting))
    await addJob(tx, 'blog.send_newsletter', { newsletter_id: sent.id }, { job_key: `newsletter:${sent.id}` })
}

/** While it is out; withdrawn, nobody is mailed. */
async function postOf({ db }: Context, newsletter_id: number) {
  const { title, subtitle, slug, reading_minutes } = blog_posts
  const [post] = await db
    .select({ title, subtitle, slug, reading_minutes })
    .from(newsletters)
    .innerJoin(blog_posts, eq(blog_posts.id, newsletters.blog_post_id))
    .where(
      and(
        eq(newsletters.id, newsletter_id),
        sql`${blog_posts.state} = 'publicado' and ${blog_posts.hidden_at} is null and ${blog_posts.deleted_at} is null`,
      ),
    )
  return post
}

/** Whether a post went by mail, to how many, and how many would get it now. */
export async function showNewsletter(ctx: Context, { id }: { id: number }) {
  await demandWork(ctx, id)
  const { db } = ctx
  const people = async (segment: 'todos' | 'seguidores') =>
    (await db.select({ total: count() }).from(users).where(inSegment(segment, id)))[0]?.total ?? 0
  const number = (state: string) =>
    sql<number>`(select count(*)::int from newsletter_recipients r where r.newsletter_id = newsletters.id and r.state = ${state})`
  const [[sent], todos, seguidores] = await Promise.all([
    db
      .select({
        at: newsletters.created_at,
        segment: newsletters.segment,
        recipients: sql<number>`(select count(*)::int from newsletter_recipients r where r.newsletter_id = newsletters.id)`,
        done: number('enviada'),
        left: number('fora'),
      })
      .from(newsletters)
      .where(eq(newsletters.blog_post_id, id)),
    people('todos'),
    people('seguidores'),
  ])
  return { audience: { todos, seguidores }, sent: sent ?? null }
}

/** What the link of a mail is about; 404 when we did not write it. */
export async function newsletterSubscription({ db, env }: Context, { user, token }: NewsletterLink) {
  if (!isLeaveToken(env.keys, user, token))
    throw new AppError('not_found', 'Este link não está completo. Copie de novo o endereço que está no e-mail.')
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user), mayBeMailed))
  return { subscribed: person !== undefined }
}

/** Takes the consent back, without login, as often as asked. */
export async function leaveNewsletter(ctx: Context, link: NewsletterLink) {
  await newsletterSubscription(ctx, link)
  await withdrawConsent(ctx, { user_id: link.user, purpose: 'newsletter', how: 'link_do_email' })
  return { subscribed: false }
}
