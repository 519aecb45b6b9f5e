import { rowId } from '#shared/row-id.ts'
import type { PostCard, PostFields } from './posts.schemas.ts'

/** A post as its form sends it. */
export const postFields = (post: PostCard): PostFields => ({
  text: post.text,
  teaser: post.teaser,
  available_by: post.available_by,
  course_id: post.course?.id,
  photo_ids: post.photos.map(({ document }) => document.id),
  photo_alts: post.photos.map(({ alt }) => alt),
  video_id: post.video?.id,
  plant_id: post.plant?.id,
  space_id: post.space?.id,
  plan_cultivation_id: post.plan?.id,
  about_course_id: post.about_course?.id,
})

/** A plant out of the list, besides those that stand there to tap. */
export const otherPlant = { other_plant_id: rowId.optional() }

export const withPlant = <Input extends { plant_id?: number }>(input: Input, other: number | undefined): Input =>
  other ? { ...input, plant_id: other } : input
