import { safePath } from '#shared/safe-path.ts'

/** The `redirect` parameter, when it is a path of this site. */
export const redirectOf = (request: Request) => safePath(new URL(request.url).searchParams.get('redirect')) ?? null
