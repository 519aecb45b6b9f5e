import { accountTarget } from '#domains/accounts/index.ts'
import { planTarget, plantTarget, spaceTarget } from '#domains/cultivation/index.ts'
import { commentTarget } from '#domains/social/comments/comment-target.queries.ts'
import { installTargets } from '#domains/social/targets.registry.ts'

/** What can be saved and commented, by the column that names it. */
installTargets({
  plant_id: plantTarget,
  space_id: spaceTarget,
  plan_cultivation_id: planTarget,
  comment_id: commentTarget,
  user_id: accountTarget,
})
