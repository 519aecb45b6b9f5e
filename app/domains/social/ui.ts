export { SaveToggle } from './saves/components/save-toggle.tsx'
