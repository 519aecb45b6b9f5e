export { demandOpen } from './entries/cup-entries.actions.ts'
export { entriesVisible, findEntry, listEntries, noEntry, selectEntries, showEntry, toEntryCard } from './entries/cup-entries.queries.ts'
