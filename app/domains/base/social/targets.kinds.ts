/** Payload columns that reference a thing, named as in the specification. */
export const targetColumns = [
  'post_id',
  'comment_id',
  'space_id',
  'plant_id',
  'blog_post_id',
  'plan_cultivation_id',
  'user_id',
  'product_id',
  'review_id',
  'course_id',
  'cup_entry_id',
] as const
export type TargetColumn = (typeof targetColumns)[number]
