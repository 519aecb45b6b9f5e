import { safePath } from '#shared/safe-path.ts'

/** The absolute URL of a page with its one-time token and an optional `redirect` for afterwards. */
export function mailedLink(site: { url: string }, page: string, token: string, redirect?: string) {
  const address = new URL(page, site.url)
  address.searchParams.set('token', token)
  const next = safePath(redirect)
  if (next) address.searchParams.set('redirect', next)
  return address.href
}
