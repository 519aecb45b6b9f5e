export { BlogCard } from './posts/components/blog-card.tsx'
