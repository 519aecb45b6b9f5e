export { CupBanner } from './components/cup-banner.tsx'
export { CupFrame } from './components/cup-frame.tsx'
export { NoCup } from './components/no-cup.tsx'
export { PhaseLine } from './components/phase-line.tsx'
