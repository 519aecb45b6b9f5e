export { reservedSlugs } from './reserved-slugs.kinds.ts'
