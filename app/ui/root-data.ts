import { useRouteLoaderData } from 'react-router'
import type { RootData } from '#shared/root-data.ts'

/** The root loader's data; undefined on an error page outside or inside it. */
export const useRootData = (): RootData | undefined => useRouteLoaderData('root')

export const siteName = (data: RootData | undefined): string => data?.site.name ?? 'Grower'
