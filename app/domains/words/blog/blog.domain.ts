import type { Domain } from '#domain.ts'
import { blogCron, blogJobs } from './blog.jobs.ts'
import { blogPersonalData } from './blog.personal-data.ts'
import { blogSubscribers } from './blog.subscribers.ts'
import { blogCategories } from './categories/blog-categories.staff.ts'
import { newslettersApi } from './newsletter/newsletters.api.ts'
import { moderatedBlogPost } from './posts/blog-post-moderated.actions.ts'
import { blogPostTarget } from './posts/blog-post-target.queries.ts'
import { blogPostsApi } from './posts/blog-posts.api.ts'
import { findBlogPosts } from './posts/find-blog-posts.queries.ts'
import { blogTags } from './tags/blog-tags.staff.ts'
import { blogDesk } from './waiting.queries.ts'
import { worksApi } from './works/works.api.ts'

export const blog = {
  api: {
    posts: blogPostsApi,
    works: worksApi,
    newsletters: newslettersApi,
    staffCategories: blogCategories.calls,
    staffTags: blogTags.calls,
  },
  staff: [blogCategories, blogTags],
  jobs: blogJobs,
  cron: blogCron,
  subscribers: blogSubscribers,
  personalData: blogPersonalData,
  finders: { blog: findBlogPosts },
  publishedTexts: [
    `select concat_ws(' ', title, subtitle, text) as text from blog_posts where state = 'publicado' and hidden_at is null and deleted_at is null`,
  ],
  targets: { blog_post_id: { ...blogPostTarget, moderated: moderatedBlogPost } },
  desk: blogDesk,
} satisfies Domain
