import { layout, route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const bare = [
  layout('domains/house/landing/landing.layout.tsx', [
    route('lps/:landing', 'domains/house/landing/pages/landing.page.tsx'),
  ]),
]

export const routes: DomainRoutes = { bare }
