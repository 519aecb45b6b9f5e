import { landings } from '#domains/people/support/leads/landing.kinds.ts'
import { guideSlugs } from '#domains/words/help/guides/guide.kinds.ts'
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
  '/blog',
  '/blog/categoria',
  '/blog/tag',
  '/aprenda',
  '/duvidas',
  ...guideSlugs.map((slug) => `/duvidas/${slug}`),
  ...landings.map((landing) => `/lps/${landing}`),
  '/dichavando/cursos',
  '/dichavando/curso-gratuito',
  '/copa-grower',
  '/copa-grower/modalidades',
]

/**
 * GET /sitemap.xml: the sitemap index. GET /sitemap.xml?plantas=1: public plants, ?pessoas=1: discoverable users,
 * ?posts=1: posts for all, ?loja=1: open stores and what they sell, ?blog=1: posts of the blog, ?cursos=1: courses, ?copa=1:
 * redondos that compete, ?duvidas=1: what the help centre answers, 5,000 a file.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { site } = context.get(requestContext).env
  const api = apiFor(context)
  const kinds: Record<string, Kind> = {
    plantas: {
      list: api.garden.plants.addresses,
      path: ({ slug }) => `/cultivo/planta/${slug}`,
    },
    pessoas: { list: api.accounts.users.addresses, path: ({ nickname }) => `/perfil/${nickname}` },
    posts: { list: api.banca.posts.addresses, path: ({ slug }) => `/postagem/${slug}` },
    loja: { list: api.shop.addresses.list, path: ({ path }) => path ?? '' },
    blog: { list: api.blog.posts.addresses, path: ({ slug }) => `/blog/${slug}` },
    copa: { list: api.entries.addresses, path: ({ slug }) => `/copa-grower/ver-redondo/${slug}` },
    duvidas: {
      list: async () => {
        const { data } = await api.help.questions.list({})
        return { data, total: data.length }
      },
      path: ({ slug }) => `/duvidas/${slug}`,
    },
    cursos: { list: api.courses.courses.addresses, path: ({ slug }) => `/dichavando/cursos/${slug}` },
  }
  const asked = new URL(request.url).searchParams
  for (const [kind, { list, path }] of Object.entries(kinds)) {
    const page = Number(asked.get(kind))
    if (!Number.isInteger(page) || page < 1) continue
    const { data } = await list({ page, per_file: PER_FILE })
    return xml(
      'urlset',
      data.map((row) => url(site.url + path(row), row.updated_at)),
    )
  }
  if (asked.has('paginas'))
    return xml(
      'urlset',
      fixed.map((path) => url(site.url + path)),
    )
  const totals = await Promise.all(Object.values(kinds).map(({ list }) => list({ page: 1, per_file: 1 })))
  const files = Object.keys(kinds).flatMap((kind, at) =>
    Array.from(
      { length: Math.ceil((totals[at]?.total ?? 0) / PER_FILE) },
      (_, file) => `${site.url}/sitemap.xml?${kind}=${file + 1}`,
    ),
  )
  return xml(
    'sitemapindex',
    [`${site.url}/sitemap.xml?paginas`, ...files].map((address) => `<sitemap><loc>${address}</loc></sitemap>`),
  )
}

type Row = { slug?: string; nickname?: string; path?: string; updated_at?: Date }
/** A kind of page: its addresses, a file at a time, and where each leads. */
type Kind = {
  list: (input: { page: number; per_file: number }) => Promise<{ data: Row[]; total: number }>
  path: (row: Row) => string
}

const url = (address: string, changed?: Date) =>
  `<url><loc>${address}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`

const xml = (root: string, entries: string[]) =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</${root}>\n`,
    { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' } },
  )
