export { reservedSlugs } from './reserved-slugs.ts'
