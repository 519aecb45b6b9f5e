export { ModeChanges } from './components/mode-changes.tsx'
