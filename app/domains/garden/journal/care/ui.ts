export { CareStats } from './components/care-lines.tsx'
export { SpaceCare } from './components/space-care.tsx'
