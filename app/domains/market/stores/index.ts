export { type InStore, inStore, isKnown } from './members/in-store.queries.ts'
export { storeCards } from './stores/stores.queries.ts'
