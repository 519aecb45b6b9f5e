export { Comments } from './components/comments.tsx'
