import { staffHolds } from '#tests/staff-holds.ts'
import { blogCategories } from './blog-categories.staff.ts'

staffHolds(blogCategories, (api) => api.blog.staffCategories)
