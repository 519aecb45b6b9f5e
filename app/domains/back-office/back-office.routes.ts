import { route } from '@react-router/dev/routes'

export const adminRoutes = [
  route('admin/auditoria', 'domains/back-office/audit/pages/audit.page.tsx'),
  route('admin/auditoria/csv', 'domains/back-office/audit/pages/audit-csv.page.tsx'),
  route('admin/caixa-de-saida', 'domains/back-office/mails/pages/outbox.page.tsx'),
]
export const demoRoutes = [route('dev/caixa-de-saida', 'domains/back-office/mails/pages/demo-outbox.page.tsx')]
