import { layout, route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const admin = [
  route('admin', 'domains/house/back-office/desk/pages/admin.page.tsx'),
  route('admin/numeros/csv', 'domains/house/back-office/numbers/pages/numbers-csv.page.tsx'),
  route('admin/auditoria', 'domains/house/back-office/audit/pages/audit.page.tsx'),
  route('admin/auditoria/csv', 'domains/house/back-office/audit/pages/audit-csv.page.tsx'),
  route('admin/caixa-de-saida', 'domains/house/back-office/mails/pages/outbox.page.tsx'),
]
const site = [route('dev/caixa-de-saida', 'domains/house/back-office/mails/pages/demo-outbox.page.tsx')]

const bare = [
  layout('domains/house/back-office/manager.layout.tsx', [
    route('manager', 'domains/house/back-office/manager/pages/manager.page.tsx'),
  ]),
]

export const routes: DomainRoutes = { site, admin, bare }
