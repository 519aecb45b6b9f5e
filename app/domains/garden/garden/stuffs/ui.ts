export { StuffCard } from './components/stuff-card.tsx'
