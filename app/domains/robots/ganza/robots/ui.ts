export { LastKnown } from './components/last-known.tsx'
export { Since } from './components/since.tsx'
