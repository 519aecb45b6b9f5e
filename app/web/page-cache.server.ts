import type { RouterContextProvider } from 'react-router'
import { pageState } from './page-context.server.ts'

/** Lets visitors share one drawing of this page until one of the things that it shows changes: 'plant:12', 'plants'. */
export function cacheForVisitors(context: Readonly<RouterContextProvider>, ...tags: string[]) {
  // Names and icons of catalogues are on most pages: each hangs on them all.
  context.get(pageState).tags.add('catalogues')
  for (const tag of tags) context.get(pageState).tags.add(tag)
}
