import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { mailNewsletter } from './newsletter/newsletters.actions.ts'
import { publishDue } from './posts/publish.actions.ts'
import { tellFollowers } from './posts/tell-followers.actions.ts'
import { purgePreviews } from './works/previews.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'blog.publish_due': Record<string, never>
    'blog.tell_followers': { blog_post_id: number }
    'blog.send_newsletter': { newsletter_id: number }
    'blog.purge_previews': Record<string, never>
  }
}

export const blogJobs = {
  'blog.publish_due': publishDue,
  'blog.tell_followers': tellFollowers,
  'blog.send_newsletter': mailNewsletter,
  'blog.purge_previews': purgePreviews,
} satisfies JobHandlers

export const blogCron: CronLine[] = [
  { match: '* * * * *', job: 'blog.publish_due' },
  { match: '35 6 * * *', job: 'blog.purge_previews' },
]
