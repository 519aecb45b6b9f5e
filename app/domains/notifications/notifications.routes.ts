import { route } from '@react-router/dev/routes'

export const notificationsRoutes = [route('notificacoes', 'domains/notifications/notifications/pages/notices.page.tsx')]
