import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const feeds = 'domains/banca/feeds/pages'
const staff = 'domains/banca/staff-posts/pages'
const posts = 'domains/banca/posts/pages'

/** One page for several addresses (feeds/feed-pages.kinds.ts). */
const open = ['banca', 'banca/novo-feed', 'banca/high-lights', 'banca/conteudo-pago'].map((path) =>
  route(path, `${feeds}/feed.page.tsx`, { id: path }),
)
const ofMembers = ['banca/alunos-curso', 'banca/membros-da-consultoria'].map((path) =>
  route(path, `${feeds}/feed-of-members.page.tsx`, { id: path }),
)

const rest = [
  route('banca/explorar', 'domains/banca/explore/pages/explore.page.tsx'),
  route('busca', 'domains/banca/search/pages/search.page.tsx'),
  route('banca/pessoas', 'domains/banca/people/pages/people.page.tsx'),
  route('banca/atualizacoes-de-cultivo', 'domains/banca/updates/pages/open-updates.page.tsx'),
  route('banca/hashtag/:slug', 'domains/banca/hashtags/pages/hashtag.page.tsx'),
  route('banca/cultivos/plantas', 'domains/banca/gardens/pages/open-plants.page.tsx'),
  route('banca/cultivos/espacos', 'domains/banca/gardens/pages/open-spaces.page.tsx'),
  route('banca/cultivos/planos', 'domains/banca/gardens/pages/open-plans.page.tsx'),
  route('banca/mais-curtidas', 'domains/banca/liked/pages/most-liked.page.tsx'),
  route('banca/mais-curtidas/plantas', 'domains/banca/liked/pages/liked-plants.page.tsx'),
  route('banca/mais-curtidas/espacos', 'domains/banca/liked/pages/liked-spaces.page.tsx'),
  route('banca/mais-curtidas/planos', 'domains/banca/liked/pages/liked-plans.page.tsx'),
  route('banca/mais-curtidas/posts', 'domains/banca/liked/pages/liked-posts.page.tsx'),
  route('banca/salves', 'domains/banca/saved/pages/saved-posts.page.tsx'),
  ...['plantas', 'espacos', 'planos'].map((kind) =>
    route(`banca/salves/${kind}`, 'domains/banca/saved/pages/saved-gardens.page.tsx', { id: `banca/salves/${kind}` }),
  ),
]

export const routes: DomainRoutes = {
  site: [
    ...open,
    ...ofMembers,
    ...rest,
    route('postagem/nova', `${posts}/post-new.page.tsx`),
    route('postagem/:post', `${posts}/post.page.tsx`),
    route('postagem/:post/editar', `${posts}/post-edit.page.tsx`),
    route('postagem/:post/comentarios', `${posts}/post-comments.page.tsx`),
  ],
  admin: [
    route('admin/postagens', `${staff}/staff-posts.page.tsx`),
    route('admin/postagens.csv', `${staff}/staff-posts-csv.page.tsx`),
    route('admin/postagens/:id', `${staff}/staff-post.page.tsx`),
  ],
  bare: [route('postagem/:post/imagem.png', `${posts}/post-picture.page.tsx`)],
}
