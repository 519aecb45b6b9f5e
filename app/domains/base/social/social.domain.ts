import type { Domain } from '#domain.ts'
import { blocksApi } from './blocks/blocks.api.ts'
import { moderatedComment } from './comments/comment-moderated.actions.ts'
import { commentTarget } from './comments/comment-target.queries.ts'
import { commentsApi } from './comments/comments.api.ts'
import { savesApi } from './saves/saves.api.ts'
import { socialCron, socialJobs } from './social.jobs.ts'
import { socialPersonalData } from './social.personal-data.ts'
import { socialSubscribers } from './social.subscribers.ts'
import { viewsApi } from './views/views.api.ts'
import { wordsApi } from './words/words.api.ts'

export const social = {
  api: { blocks: blocksApi, saves: savesApi, comments: commentsApi, views: viewsApi, words: wordsApi },
  jobs: socialJobs,
  cron: socialCron,
  subscribers: socialSubscribers,
  personalData: socialPersonalData,
  targets: { comment_id: { ...commentTarget, moderated: moderatedComment } },
} satisfies Domain
