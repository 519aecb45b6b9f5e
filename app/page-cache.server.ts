import type { RouterContextProvider } from 'react-router'
import { pageState } from './page-context.server.ts'

/** Lets visitors share one drawing of this page until one of the things that it shows changes: 'plant:12', 'plants'. */
export function cacheForVisitors(context: Readonly<RouterContextProvider>, ...tags: string[]) {
  for (const tag of tags) context.get(pageState).tags.add(tag)
}
