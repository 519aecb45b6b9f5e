import { layout, route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const page = 'domains/house/landing/pages/landing.page.tsx'

const bare = [layout('domains/house/landing/landing.layout.tsx', [route('lps/:landing', page)])]

/** The robot's page is what 'Ganzá' of the bars leads a visitor to: it stands among the other places. */
const site = [route('lps/produto', page, { id: 'landing-of-the-robot' })]

export const routes: DomainRoutes = { bare, site }
