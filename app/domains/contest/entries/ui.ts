export { EntryCard } from './components/entry-card.tsx'
