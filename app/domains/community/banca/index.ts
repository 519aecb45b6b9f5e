export { showPost } from './posts/posts.queries.ts'
export type { Finder } from './search/finders.registry.ts'
