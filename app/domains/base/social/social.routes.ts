import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const comments = [route('comentarios', 'domains/base/social/comments/pages/comment.page.tsx')]

const distances = [route('perfil/bloqueios', 'domains/base/social/blocks/pages/distances.page.tsx')]

const bare = [route('salves', 'domains/base/social/saves/pages/save-toggle.page.tsx')]

/** A user's saved things, a page per kind (saves/saved.kinds.ts). */
const saved = ['', '/plantas', '/espacos', '/planos'].map((rest) =>
  route(`perfil/:user/salves${rest}`, 'domains/base/social/saves/pages/saved-things.page.tsx', { id: `salves${rest}` }),
)

const admin = [route('admin/palavras', 'domains/base/social/words/pages/words.page.tsx')]

export const routes: DomainRoutes = { site: [...comments, ...distances, ...saved], admin, bare }
