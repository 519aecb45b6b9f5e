/** The columns of a payload that name a thing, as the specification writes them. */
export const targetColumns = [
  'post_id',
  'comment_id',
  'space_id',
  'plant_id',
  'blog_post_id',
  'plan_cultivation_id',
  'user_id',
] as const
export type TargetColumn = (typeof targetColumns)[number]
