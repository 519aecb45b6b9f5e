import { requestContext } from '#web/page-context.server.ts'
import type { Route } from './+types/robots.page'

/** GET /robots.txt: excludes staff and personal pages; links the sitemap. */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(requestContext).env
  const lines = [
    'User-agent: *',
    'Disallow: /admin/',
    'Disallow: /api/',
    'Disallow: /dev/',
    `Sitemap: ${site.url}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
