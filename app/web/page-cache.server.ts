import type { RouterContextProvider } from 'react-router'
import { pageState } from './page-context.server.ts'

/** Caches the rendered page for visitors until one of the tags of what it shows is purged: 'plant:12', 'plants'. */
export function cacheForVisitors(context: Readonly<RouterContextProvider>, ...tags: string[]) {
  // Catalogue names and icons are on most pages: every page gets this tag.
  context.get(pageState).tags.add('catalogues')
  for (const tag of tags) context.get(pageState).tags.add(tag)
}
