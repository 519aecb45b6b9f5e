import { safePath } from '#shared/safe-path.ts'

/** The full address of a page with its one-time token, and where to go on afterwards. */
export function mailedLink(site: { url: string }, page: string, token: string, redirect?: string) {
  const address = new URL(page, site.url)
  address.searchParams.set('token', token)
  const next = safePath(redirect)
  if (next) address.searchParams.set('redirect', next)
  return address.href
}
