export { type InStore, inStore } from './members/in-store.queries.ts'
