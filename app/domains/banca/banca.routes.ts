import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const feeds = 'domains/banca/feeds/pages'
const posts = 'domains/banca/posts/pages'

/** One page for several addresses (feeds/feed-pages.kinds.ts). */
const open = ['banca', 'banca/novo-feed', 'banca/high-lights', 'banca/conteudo-pago'].map((path) =>
  route(path, `${feeds}/feed.page.tsx`, { id: path }),
)
const ofMembers = ['banca/alunos-curso', 'banca/membros-da-consultoria'].map((path) =>
  route(path, `${feeds}/feed-of-members.page.tsx`, { id: path }),
)

export const routes: DomainRoutes = {
  site: [
    ...open,
    ...ofMembers,
    route('postagem/nova', `${posts}/post-new.page.tsx`),
    route('postagem/:post', `${posts}/post.page.tsx`),
    route('postagem/:post/editar', `${posts}/post-edit.page.tsx`),
    route('postagem/:post/comentarios', `${posts}/post-comments.page.tsx`),
  ],
}
