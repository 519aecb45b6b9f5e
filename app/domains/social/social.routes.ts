import { route } from '@react-router/dev/routes'

export const commentRoutes = [route('comentarios', 'domains/social/comments/pages/comment.page.tsx')]

export const socialRoutes = [route('salves', 'domains/social/saves/pages/save-toggle.page.tsx')]

/** What somebody saved, a page for each kind (saves/saved.kinds.ts). */
export const savedRoutes = ['', '/plantas', '/espacos', '/planos'].map((rest) =>
  route(`perfil/:user/salves${rest}`, 'domains/social/saves/pages/saved-things.page.tsx', { id: `salves${rest}` }),
)
