export { PointsByHand } from './by-hand/components/points-by-hand.tsx'
export { GameFrame } from './components/game-frame.tsx'
export { HideGameCard } from './components/hide-game-card.tsx'
export { HowAndWhat, Standing } from './components/standing.tsx'
