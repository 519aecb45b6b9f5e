import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const site = [route('dev/banco', 'domains/market/payments/bank/pages/bank.page.tsx')]

export const routes: DomainRoutes = { site }
