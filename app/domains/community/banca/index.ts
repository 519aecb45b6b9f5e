export { showPost } from './posts/posts.queries.ts'
