import type { Domain } from '#domain.ts'
import { bancaCron, bancaJobs } from './banca.jobs.ts'
import { bancaPersonalData } from './banca.personal-data.ts'
import { bancaSubscribers } from './banca.subscribers.ts'
import { completionApi } from './completion/completion.api.ts'
import { feedsApi } from './feeds/feeds.api.ts'
import { hashtagsApi } from './hashtags/hashtags.api.ts'
import { likedApi } from './liked/liked.api.ts'
import { peopleApi } from './people/people.api.ts'
import { moderatedPost } from './posts/post-moderated.actions.ts'
import { postTarget } from './posts/post-target.queries.ts'
import { postsApi } from './posts/posts.api.ts'
import { searchApi } from './search/search.api.ts'
import { staffPostsApi } from './staff-posts/staff-posts.api.ts'

export const banca = {
  api: {
    completion: completionApi,
    feeds: feedsApi,
    hashtags: hashtagsApi,
    liked: likedApi,
    people: peopleApi,
    posts: postsApi,
    staffPosts: staffPostsApi,
    search: searchApi,
  },
  jobs: bancaJobs,
  cron: bancaCron,
  subscribers: bancaSubscribers,
  personalData: bancaPersonalData,
  targets: { post_id: { ...postTarget, moderated: moderatedPost } },
} satisfies Domain
