import { apiFor } from '#web/api-for.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import type { Route } from './+types/sitemap.page'

const PER_FILE = 5000
const fixed = [
  '/',
  '/sobre',
  '/app',
  '/termos-e-condicoes',
  '/privacidade',
  '/contato',
  '/banca',
  '/banca/novo-feed',
  '/banca/explorar',
  '/banca/high-lights',
  '/banca/mais-curtidas',
  '/banca/cultivos/plantas',
  '/banca/cultivos/espacos',
  '/banca/cultivos/planos',
  '/loja',
]

/**
 * GET /sitemap.xml: the sitemap index. GET /sitemap.xml?plantas=1: public plants, ?pessoas=1: discoverable users,
 * ?posts=1: posts for all, ?loja=1: open stores and what they sell, 5,000 a file.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { site } = context.get(requestContext).env
  const { addresses } = apiFor(context).garden.plants
  const number = Number(new URL(request.url).searchParams.get('plantas'))
  if (Number.isInteger(number) && number > 0) {
    const { data } = await addresses({ page: number, per_file: PER_FILE })
    return xml(
      'urlset',
      data.map(({ slug, updated_at }) => url(`${site.url}/cultivo/planta/${slug}`, updated_at)),
    )
  }
  const people = apiFor(context).accounts.users.addresses
  const group = Number(new URL(request.url).searchParams.get('pessoas'))
  if (Number.isInteger(group) && group > 0) {
    const { data } = await people({ page: group, per_file: PER_FILE })
    return xml(
      'urlset',
      data.map(({ nickname }) => url(`${site.url}/perfil/${nickname}`)),
    )
  }
  const posts = apiFor(context).banca.posts.addresses
  const part = Number(new URL(request.url).searchParams.get('posts'))
  if (Number.isInteger(part) && part > 0) {
    const { data } = await posts({ page: part, per_file: PER_FILE })
    return xml(
      'urlset',
      data.map(({ slug, updated_at }) => url(`${site.url}/postagem/${slug}`, updated_at)),
    )
  }
  const sold = apiFor(context).shop.addresses.list
  const shelf = Number(new URL(request.url).searchParams.get('loja'))
  if (Number.isInteger(shelf) && shelf > 0) {
    const { data } = await sold({ page: shelf, per_file: PER_FILE })
    return xml(
      'urlset',
      data.map(({ path, updated_at }) => url(site.url + path, updated_at)),
    )
  }
  const first = { page: 1, per_file: 1 }
  const [plants, persons, posted, products] = await Promise.all([
    addresses(first),
    people(first),
    posts(first),
    sold(first),
  ])
  const filesOf = (kind: string, total: number) =>
    Array.from({ length: Math.ceil(total / PER_FILE) }, (_, file) => `${site.url}/sitemap.xml?${kind}=${file + 1}`)
  const files = [
    ...filesOf('plantas', plants.total),
    ...filesOf('pessoas', persons.total),
    ...filesOf('posts', posted.total),
    ...filesOf('loja', products.total),
  ]
  if (new URL(request.url).searchParams.has('paginas'))
    return xml(
      'urlset',
      fixed.map((path) => url(site.url + path)),
    )
  return xml(
    'sitemapindex',
    [`${site.url}/sitemap.xml?paginas`, ...files].map((address) => `<sitemap><loc>${address}</loc></sitemap>`),
  )
}

const url = (address: string, changed?: Date) =>
  `<url><loc>${address}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`

const xml = (root: string, entries: string[]) =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</${root}>\n`,
    { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' } },
  )
