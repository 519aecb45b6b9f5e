import { staffHolds } from '#tests/staff-holds.ts'
import { blogTags } from './blog-tags.staff.ts'

staffHolds(blogTags, (api) => api.blog.staffTags)
