export { Comments } from './comments/components/comments.tsx'
export { SaveToggle } from './saves/components/save-toggle.tsx'
export { ViewCount } from './views/components/view-count.tsx'
