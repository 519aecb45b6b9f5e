import { useRouteLoaderData } from 'react-router'
import type { RootData } from '#shared/root-data.ts'

/** What the root loader told; undefined on an error page that happened before or inside it. */
export const useRootData = (): RootData | undefined => useRouteLoaderData('root')

export const siteName = (data: RootData | undefined): string => data?.site.name ?? 'Grower'
