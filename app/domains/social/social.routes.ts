import { route } from '@react-router/dev/routes'

export const commentRoutes = [route('comentarios', 'domains/social/comments/pages/comment.page.tsx')]

export const socialRoutes = [route('salves', 'domains/social/saves/pages/save-toggle.page.tsx')]
