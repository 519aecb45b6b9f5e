import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const at = 'domains/people/notifications'

const site = [
  route('notificacoes', `${at}/notifications/pages/notices.page.tsx`),
  route('notificacoes/configuracoes', `${at}/choices/pages/settings.page.tsx`),
  route('notificacoes/cancelar', `${at}/unsubscribe/pages/unsubscribe.page.tsx`),
  route('notificacoes/:slug', `${at}/notifications/pages/notice.page.tsx`),
]

export const routes: DomainRoutes = { site }
