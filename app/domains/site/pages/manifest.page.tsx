import { requestContext } from '../../../page-context.server.ts'
import type { Route } from './+types/manifest.page'

/** GET /manifest.webmanifest: what a phone needs to install the site. */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(requestContext).env
  const icon = (size: number, purpose = 'any') => ({
    src: `/icones/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: '/',
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang: 'pt-BR',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf9f4',
    theme_color: '#faf9f4',
    icons: [icon(192), icon(512), icon(512, 'maskable')],
    shortcuts: [
      { name: 'Nova planta', url: '/cultivo/add-planta' },
      { name: 'Minhas plantas', url: '/cultivo/plantas' },
    ],
  }
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}
