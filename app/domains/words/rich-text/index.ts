export { showText } from './document/show-text.queries.ts'
export { resolveEmbeds } from './embeds/embeds.queries.ts'
