import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const site = [route('notificacoes/mensagens', 'domains/messages/opt-ins/answers/pages/opt-ins.page.tsx')]

export const routes: DomainRoutes = { site }
