import { eq, isNotNull, sql } from 'drizzle-orm'
import { demandAllowedText } from '#domains/base/social/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { findByKey } from '#platform/owned/find-by-key.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { limitFor } from '#platform/rate-limit/limit-for.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { slugWithEnding } from '#platform/slugs.ts'
import { attachVideo, detachVideo } from '#platform/videos/attach-video.ts'
import '../banca.events.ts'
import { audienceFor } from '../audiences/audience.rules.ts'
import { keepHashtags } from '../hashtags/keep-hashtags.actions.ts'
import { keepMentions } from './keep-mentions.actions.ts'
import { describePhotos, followPost, isForAll, postAlbum } from './post.album.ts'
import { postFields } from './post.form.ts'
import { titleOf } from './post.words.ts'
import { ownedPosts } from './posts.owned.ts'
import { isCreator } from './posts.policy.ts'
import { showPost } from './posts.queries.ts'
import { audienceSaid, demandContent, whatAbout } from './posts.rules.ts'
import type { PostChange, PostCreate, PostHighlight, PostPin } from './posts.schemas.ts'
import { type Post, post_versions, posts } from './posts.table.ts'
import { rankOf } from './ranking.model.ts'

const perPerson: Limit = { name: 'posts', points: 20, seconds: 3600 }

/** Publishes a post. Idempotent by the form's key: sent twice it is one post. */
export async function createPost(ctx: Context, input: PostCreate) {
  const created_by = signedIn(ctx).id
  const { idempotency_key, photo_ids, photo_alts, video_id, text, teaser, available_by: _, course_id, ...about } = input
  const available_by = await audienceSaid(ctx, input)
  const readers = await audienceFor(ctx, available_by, course_id)
  demandContent(input)
  await countAttempt(ctx, limitFor(ctx.viewer, perPerson), String(created_by))
  return ctx.transaction(async (tx) => {
    const again = await findByKey(tx, posts, idempotency_key, { text })
    if (again) return showPost(tx, String(again))
    await demandAllowedText(tx, text)
    await demandAllowedText(tx, teaser, 'teaser')
    const created_at = tx.now()
    const [made] = await tx.db
      .insert(posts)
      .values({
        // An address says nothing of what only some people read.
        slug: slugWithEnding(slugWords(available_by === 'todos' ? text || teaser : teaser), 'post'),
        created_by,
        text,
        teaser: available_by === 'pago' ? teaser : '',
        ...readers,
        ...(await whatAbout(tx, about)),
        rank: rankOf({ saves: 0, comments: 0, created_at }),
        idempotency_key,
        created_at,
      })
      .onConflictDoNothing({ target: [posts.created_by, posts.idempotency_key] })
      .returning()
    if (!made) return showPost(tx, String(await findByKey(tx, posts, idempotency_key)))
    await postAlbum.fill(tx, made.id, photo_ids, { public: isForAll(made) })
    await describePhotos(tx, made.id, photo_ids, photo_alts)
    if (video_id) await changeVideo(tx, made, video_id)
    await keepHashtags(tx, made)
    await keepMentions(tx, made)
    await record(tx, 'post.published', { post_id: made.id, created_by })
    await record(tx, 'post.changed', { post_id: made.id, created_by })
    return showPost(tx, String(made.id))
  })
}

const slugWords = (text: string) => titleOf({ text, teaser: '' }, 40).replaceAll(/[@#]\S+/g, '')

/** Edits a post. What it said before stays in its history. */
export const changePost = (ctx: Context, { id, ...edit }: PostChange) =>
  changeIt(ctx, id, 'post.update', async (tx, post) => {
    const says = edit.available_by !== undefined
    const typed = {
      ...edit,
      available_by: edit.available_by ?? post.available_by,
      course_id: says ? edit.course_id : (post.course_id ?? undefined),
    }
    const merged = mergeEdit(typed, postFields(await showPost(tx, String(post.id))))
    demandContent(merged)
    const { photo_ids, photo_alts, video_id, text, teaser, available_by, course_id, ...about } = merged
    let readers = { available_by, course_id: post.course_id }
    if (available_by !== post.available_by || (course_id ?? null) !== post.course_id) {
      if (!isCreator(tx.viewer, post))
        throw new AppError('forbidden', 'Só quem escreveu o post escolhe para quem ele é.')
      readers = await audienceFor(tx, available_by, course_id)
    }
    await demandAllowedText(tx, text)
    await demandAllowedText(tx, teaser, 'teaser')
    const changed = text !== post.text
    if (changed && post.text)
      await tx.db.insert(post_versions).values({
        ...{ post_id: post.id, text: post.text, available_by: post.available_by, course_id: post.course_id },
        until: tx.now(),
      })
    const now = { text, teaser: available_by === 'pago' ? teaser : '', ...readers }
    await ownedPosts.set(tx, post, {
      ...now,
      ...(await sameOrNew(tx, post, about)),
      ...(changed ? { edited_at: tx.now() } : {}),
    })
    const after = { ...post, ...now }
    await postAlbum.replace(tx, post.id, photo_ids, { public: isForAll(after) })
    await describePhotos(tx, post.id, photo_ids, photo_alts)
    await changeVideo(tx, after, video_id ?? null)
    await followPost(tx, { ...after, video_id: video_id ?? null })
    await keepHashtags(tx, after)
    await keepMentions(tx, after)
  })

/** A post keeps its video, gives it up, or gets another of its author's. */
async function changeVideo(tx: Context, post: Post, video_id: number | null) {
  if (video_id === post.video_id) return
  // Whether it is theirs, before anything points to it.
  if (video_id) await attachVideo(tx, { video_id, user_id: post.created_by, public: isForAll(post) })
  await ownedPosts.set(tx, post, { video_id })
  if (post.video_id) await detachVideo(tx, post.video_id)
}

/** The phase is the one of the day when the post was written, while it is about the same plant. */
async function sameOrNew(
  tx: Context,
  post: Post,
  about: Pick<PostCreate, 'plant_id' | 'space_id' | 'plan_cultivation_id' | 'about_course_id'>,
) {
  const { plant_cycle_id, cycle_day, ...things } = await whatAbout(tx, about)
  return things.plant_id === post.plant_id ? things : { ...things, plant_cycle_id, cycle_day }
}

/** One pinned post a person: pinning another one takes its place. */
export const pinPost = (ctx: Context, { id, pinned }: PostPin) =>
  changeIt(ctx, id, 'post.pin', async (tx, post) => {
    if (!isCreator(tx.viewer, post)) throw new AppError('forbidden', 'Só quem escreveu o post pode fixar no perfil.')
    await tx.db
      .update(posts)
      .set({ pinned_at: null })
      .where(sql`${eq(posts.created_by, post.created_by)} and ${isNotNull(posts.pinned_at)}`)
    if (pinned) await ownedPosts.set(tx, post, { pinned_at: tx.now() })
  })

/** By staff, for /banca/high-lights: only what is for all. */
export const highlightPost = (ctx: Context, { id, highlighted }: PostHighlight) =>
  changeIt(ctx, id, 'post.highlight', async (tx, post) => {
    if (highlighted && !isForAll(post))
      throw new AppError('invalid', 'Só posts abertos a todos podem ir para os destaques.')
    await ownedPosts.set(tx, post, { highlighted_at: highlighted ? (post.highlighted_at ?? tx.now()) : null })
  })

/** Soft delete: hidden at once, brought back by `restorePost`, purged with its photos after 30 days. */
export const deletePost = (ctx: Context, id: string) =>
  ownedPosts.remove(ctx, id, async (tx, post) => {
    const gone = { ...post, deleted_at: tx.now() }
    await followPost(tx, gone)
    await keepMentions(tx, { ...gone, text: '' })
  })

/** Brings back a post that its author deleted. Idempotent. */
export const restorePost = (ctx: Context, id: number) =>
  ctx.transaction(async (tx) => {
    const me = signedIn(tx).id
    const mine = sql`${eq(posts.id, id)} and ${eq(posts.created_by, me)}`
    const [post] = await tx.db.select().from(posts).where(mine).for('update')
    if (!post) throw ownedPosts.notFound()
    if (post.deleted_at) {
      await ownedPosts.set(tx, post, { deleted_at: null })
      const back = { ...post, deleted_at: null }
      await followPost(tx, back)
      await keepMentions(tx, back)
      await record(tx, 'post.changed', { post_id: post.id, created_by: me })
    }
    return showPost(tx, String(post.id))
  })

const changeIt = (ctx: Context, id: string, action: string, write: (tx: Context, post: Post) => Promise<void>) =>
  ownedPosts.change(ctx, id, { action, write, show: showPost })
