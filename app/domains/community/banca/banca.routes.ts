import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const feeds = 'domains/community/banca/feeds/pages'
const staff = 'domains/community/banca/staff-posts/pages'
const posts = 'domains/community/banca/posts/pages'

/** One page for several addresses (feeds/feed-pages.kinds.ts). */
const open = ['banca', 'banca/novo-feed', 'banca/high-lights', 'banca/conteudo-pago'].map((path) =>
  route(path, `${feeds}/feed.page.tsx`, { id: path }),
)
const ofMembers = ['banca/alunos-curso', 'banca/membros-da-consultoria'].map((path) =>
  route(path, `${feeds}/feed-of-members.page.tsx`, { id: path }),
)

const rest = [
  route('banca/explorar', 'domains/community/banca/explore/pages/explore.page.tsx'),
  route('busca', 'domains/community/banca/search/pages/search.page.tsx'),
  route('banca/pessoas', 'domains/community/banca/people/pages/people.page.tsx'),
  route('banca/atualizacoes-de-cultivo', 'domains/community/banca/updates/pages/open-updates.page.tsx'),
  route('banca/hashtag/:slug', 'domains/community/banca/hashtags/pages/hashtag.page.tsx'),
  route('banca/cultivos/plantas', 'domains/community/banca/gardens/pages/open-plants.page.tsx'),
  route('banca/cultivos/espacos', 'domains/community/banca/gardens/pages/open-spaces.page.tsx'),
  route('banca/cultivos/planos', 'domains/community/banca/gardens/pages/open-plans.page.tsx'),
  route('banca/mais-curtidas', 'domains/community/banca/liked/pages/most-liked.page.tsx'),
  route('banca/mais-curtidas/plantas', 'domains/community/banca/liked/pages/liked-plants.page.tsx'),
  route('banca/mais-curtidas/espacos', 'domains/community/banca/liked/pages/liked-spaces.page.tsx'),
  route('banca/mais-curtidas/planos', 'domains/community/banca/liked/pages/liked-plans.page.tsx'),
  route('banca/mais-curtidas/posts', 'domains/community/banca/liked/pages/liked-posts.page.tsx'),
  route('banca/salves', 'domains/community/banca/saved/pages/saved-posts.page.tsx'),
  ...['banca/salves/plantas', 'banca/salves/espacos', 'banca/salves/planos', 'loja/salvos'].map((path) =>
    route(path, 'domains/community/banca/saved/pages/saved-gardens.page.tsx', { id: path }),
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
