export { SaveToggle } from './saves/components/save-toggle.tsx'
export { ViewCount } from './views/components/view-count.tsx'
