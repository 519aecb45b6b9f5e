import { route } from '@react-router/dev/routes'

export const adminRoutes = [route('admin/caixa-de-saida', 'domains/back-office/mails/pages/outbox.page.tsx')]
export const demoRoutes = [route('dev/caixa-de-saida', 'domains/back-office/mails/pages/demo-outbox.page.tsx')]
