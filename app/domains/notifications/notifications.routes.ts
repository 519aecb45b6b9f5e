import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const site = [route('notificacoes', 'domains/notifications/notifications/pages/notices.page.tsx')]

export const routes: DomainRoutes = { site }
