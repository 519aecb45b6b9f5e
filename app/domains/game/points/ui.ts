export { GameFrame } from './components/game-frame.tsx'
export { HideGameCard } from './components/hide-game-card.tsx'
export { HowAndWhat, Standing } from './components/standing.tsx'
