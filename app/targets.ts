import { accountTarget } from '#domains/accounts/index.ts'
import { plantTarget, spaceTarget } from '#domains/cultivation/index.ts'
import { installTargets } from '#domains/social/targets.ts'

/** What can be saved and commented, by the column that names it. */
installTargets({ plant_id: plantTarget, space_id: spaceTarget, user_id: accountTarget })
