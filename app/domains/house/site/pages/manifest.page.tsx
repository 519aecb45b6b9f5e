import { neutralName } from '#ui/document/neutral-title.ts'
import { requestContext } from '#web/page-context.server.ts'
import type { Route } from './+types/manifest.page'

/** GET /manifest.webmanifest: the web app manifest. */
export function loader({ context, url }: Route.LoaderArgs) {
  // By query, not by cookie: browsers request it without cookies and cache it for an hour.
  const discreet = url.searchParams.get('nome') === 'notas'
  const { site } = context.get(requestContext).env
  const name = discreet ? neutralName : site.name
  const folder = discreet ? '/icones/notas' : '/icones'
  const icon = (size: number, purpose = 'any') => ({
    src: `${folder}/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: discreet ? 'Anotações' : site.tagline,
    lang: 'pt-BR',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf9f4',
    theme_color: '#faf9f4',
    icons: [icon(192), icon(512), icon(512, 'maskable')],
    shortcuts: [
      { name: discreet ? 'Nova nota' : 'Nova planta', url: '/cultivo/add-planta' },
      { name: discreet ? 'Lista' : 'Minhas plantas', url: '/cultivo/plantas' },
    ],
  }
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}
