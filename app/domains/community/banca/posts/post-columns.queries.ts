import { eq, sql } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { comments } from '#domains/base/social/comments/comments.table.ts'
import { social_counters } from '#domains/base/social/counters/counters.table.ts'
import { countersOf, isMuted, isSaved, mentionsOf, socialColumns, viewsCount } from '#domains/base/social/index.ts'
import { cycleOf } from '#domains/garden/garden/cycles/cycle.view.ts'
import { visibleTo as plantsVisibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import { plant_photos, plants } from '#domains/garden/garden/plants/plants.table.ts'
import { visibleTo as spacesVisibleTo } from '#domains/garden/garden/spaces/spaces.policy.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { update_photos, updates } from '#domains/garden/journal/updates/updates.table.ts'
import { visibleTo as plansVisibleTo } from '#domains/garden/plans/plans/plans.policy.ts'
import { plans } from '#domains/garden/plans/plans/plans.table.ts'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { isOpenTo } from '#domains/people/accounts/users/users.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notApart } from '#platform/access/apart.ts'
import { refusal } from '#platform/access/rules.ts'
import { isThere } from '#platform/access/there.ts'
import type { PolicyViewer } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import type { BuildArgs } from '#platform/database/statement.ts'
import { files } from '#platform/files/files.table.ts'
import { type Addressable, photoDocument } from '#platform/files/photo-address.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import { videoColumn } from '#platform/videos/video.queries.ts'
import { type AddressableVideo, videoDocument } from '#platform/videos/video-address.ts'
import { photosColumn } from './post.album.ts'
import { canUpdate, isLocked, isStaff } from './posts.policy.ts'
import { courseShown } from './posts.rules.ts'
import type { PostCard } from './posts.schemas.ts'
import { post_photos, posts } from './posts.table.ts'

type Named = PostCard['space']

/** What it is about, unless hidden from the viewer, since a name may be revealing. */
const plantOf = (viewer: PolicyViewer) => sql<(NonNullable<Named> & { photo: Addressable | null }) | null>`(
  select json_build_object('id', ${plants.id}, 'slug', ${plants.slug}, 'name', ${plants.name}, 'photo', ${plantPhoto})
  from ${plants} where ${plants.id} = ${posts.plant_id} and ${plantsVisibleTo(viewer)})`

/** Of a post without pictures: how its plant looked then, of its journal or, while it is in that phase, its own; what everybody may see. */
const plantPhoto = sql`case when ${posts.video_id} is null
  and not exists (select from ${post_photos} where ${post_photos.post_id} = ${posts.id}) then (select to_json(p) from (
  select f.id, f.key, f.public, f.width, f.height, f.placeholder, f.sizes from files f where f.public and f.id = coalesce(
  (select ${update_photos.file_id} from ${updates}
    join ${update_photos} on ${update_photos.update_id} = ${updates.id}
    join ${files} on ${files.id} = ${update_photos.file_id} and ${files.public}
    where ${updates.plant_id} = ${plants.id} and ${updates.deleted_at} is null
      and ${updates.happened_at} < ${posts.created_at} + interval '1 day'
    order by ${updates.happened_at} desc, ${updates.id} desc limit 1),
  (select ${plant_photos.file_id} from ${plant_photos}
    where ${plant_photos.plant_id} = ${plants.id}
      and coalesce(${posts.plant_cycle_id}, ${plants.plant_cycle_id}) = ${plants.plant_cycle_id} order by ${plant_photos.position} limit 1))) p) end`

const spaceOf = (viewer: PolicyViewer) => sql<Named>`(
  select json_build_object('id', ${spaces.id}, 'slug', ${spaces.slug}, 'name', ${spaces.name})
  from ${spaces} where ${spaces.id} = ${posts.space_id} and ${spacesVisibleTo(viewer)})`
const planOf = (viewer: PolicyViewer) => sql<Named>`(
  select json_build_object('id', ${plans.id}, 'slug', ${plans.slug}, 'name', ${plans.name})
  from ${plans} where ${plans.id} = ${posts.plan_id} and ${plansVisibleTo(viewer)})`

const aboutCourseOf = (viewer: PolicyViewer) => sql<Named>`(
  select json_build_object('id', ${courses.id}, 'slug', ${courses.slug}, 'name', ${courses.title})
  from ${courses} where ${courses.id} = ${posts.about_course_id} and ${courseShown(viewer)})`

const courseOf = sql<Named>`(select json_build_object('id', ${courses.id}, 'slug', ${courses.slug}, 'name', ${courses.title})
  from ${courses} where ${courses.id} = ${posts.course_id})`

type Reading = Parameters<typeof isLocked>[0]

/** The newest comment that the viewer may read, in short. What is written below a post ends the visitors' pages that show it. */
const lastCommentOf = (viewer: PolicyViewer) =>
  sql<PostCard['last_comment']>`(select json_build_object('nickname', u.nickname, 'text', left(c.text, 160))
  from ${comments} c join ${users} u on u.id = c.created_by
  where c.target = 'post' and c.target_id = ${posts.id} and c.parent_id is null and c.deleted_at is null
    and c.hidden_at is null and ${isThere(sql`c.created_by`)} and ${notApart(viewer, sql`c.created_by`) ?? sql`true`}
    and not ${isMuted(viewer, sql`c.created_by`)}
  order by c.id desc limit 1)`

const columns = (reading: Reading) => ({
  id: posts.id,
  slug: posts.slug,
  created_by: posts.created_by,
  nickname: users.nickname,
  author_photo: thumbnailUrl(users.photo_file_id),
  // What is locked never leaves the database.
  text: sql<string>`case when ${isLocked(reading)} then '' else ${posts.text} end`,
  mentions: sql<
    string[]
  >`case when ${isLocked(reading)} then '[]' else ${mentionsOf(posts.text, isOpenTo(reading.viewer))} end`,
  teaser: posts.teaser,
  available_by: posts.available_by,
  locked: isLocked(reading),
  photos: sql<Photos>`case when ${isLocked(reading)} then '[]' else ${photosColumn} end`,
  video: sql<AddressableVideo | null>`case when ${isLocked(reading)} then null else ${videoColumn(sql`posts.video_id`)} end`,
  plant: plantOf(reading.viewer),
  space: spaceOf(reading.viewer),
  plan: planOf(reading.viewer),
  about_course: aboutCourseOf(reading.viewer),
  // Whoever reads a post for a course is in it.
  course: courseOf,
  cycle: catalogue_items,
  cycle_day: posts.cycle_day,
  created_at: posts.created_at,
  edited_at: posts.edited_at,
  pinned: sql<boolean>`${posts.pinned_at} is not null`,
  highlighted: sql<boolean>`${posts.highlighted_at} is not null`,
  hidden: sql<boolean>`${posts.hidden_at} is not null`,
  muted: isMuted(reading.viewer, posts.created_by),
  followed: isSaved('user', posts.created_by, reading.viewer),
  views_count: viewsCount,
  last_comment: sql<
    PostCard['last_comment']
  >`case when ${isLocked(reading)} then null else ${lastCommentOf(reading.viewer)} end`,
  ...socialColumns('post', posts.id, reading.viewer),
})
type Photos = (typeof photosColumn)['_']['type']

/** Posts as cards: one query for any number of them. */
export const selectPosts = ({ db, ...reading }: Reading & Pick<BuildArgs, 'db'>) =>
  db
    .select(columns(reading))
    .from(posts)
    .innerJoin(users, eq(users.id, posts.created_by))
    .leftJoin(catalogue_items, eq(catalogue_items.id, posts.plant_cycle_id))
    .leftJoin(social_counters, countersOf('post', posts.id))

type Row = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number]

export function toPost(ctx: Context, { nickname, author_photo, cycle, photos, video, plant, ...row }: Row): PostCard {
  const theirs = canUpdate(ctx.viewer, { created_by: row.created_by, deleted_at: null })
  return {
    ...row,
    user: { nickname, photo_url: author_photo },
    plant_cycle: cycle && cycleOf(cycle),
    video: video && videoDocument(ctx, video),
    plant: plant && { ...plant, photo: plant.photo && photoDocument(ctx, plant.photo) },
    photos: photos.map(({ alt, ...photo }) => ({ document: photoDocument(ctx, photo), alt })),
    can: {
      update: theirs,
      remove: theirs,
      save: !refusal('login', ctx.viewer) && !row.locked,
      highlight: isStaff(ctx.viewer) && row.available_by === 'todos',
    },
  }
}
