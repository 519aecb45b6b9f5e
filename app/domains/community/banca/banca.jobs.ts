import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { purgeReadings } from './feeds/readings.actions.ts'
import { countHashtags } from './hashtags/hashtags.actions.ts'
import { rankLiked } from './liked/rank-liked.actions.ts'
import { purgePosts } from './posts/purge-posts.actions.ts'
import { keepWords } from './search/keep-words.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'banca.purge_readings': Record<string, never>
    'banca.purge_posts': Record<string, never>
    'banca.rank_liked': Record<string, never>
    'banca.count_hashtags': Record<string, never>
    'banca.keep_words': Record<string, never>
  }
}

export const bancaJobs = {
  'banca.purge_readings': purgeReadings,
  'banca.purge_posts': purgePosts,
  'banca.rank_liked': rankLiked,
  'banca.count_hashtags': countHashtags,
  'banca.keep_words': keepWords,
} satisfies JobHandlers

export const bancaCron: CronLine[] = [
  { match: '20 6 * * *', job: 'banca.purge_readings' },
  { match: '*/10 * * * *', job: 'banca.count_hashtags' },
  // The queue knows no steps of a range.
  { match: '5,15,25,35,45,55 * * * *', job: 'banca.rank_liked' },
  { match: '25 6 * * *', job: 'banca.purge_posts' },
  { match: '40 6 * * *', job: 'banca.keep_words' },
]
