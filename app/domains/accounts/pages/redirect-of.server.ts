import { safePath } from '#shared/safe-path.ts'

/** Where a page's `redirect` leads: a path of this site, or nowhere. */
export const redirectOf = (request: Request) => safePath(new URL(request.url).searchParams.get('redirect')) ?? null
