export { Feed } from './feeds/components/feed.tsx'
export { PostCard } from './posts/components/post-card.tsx'
