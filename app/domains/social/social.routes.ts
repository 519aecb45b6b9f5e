import { route } from '@react-router/dev/routes'

export const socialRoutes = [route('salves', 'domains/social/saves/pages/save-toggle.page.tsx')]
