import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const pages = 'domains/contest/voting/pages'

export const routes: DomainRoutes = {
  site: [
    route('copa-grower/votar', `${pages}/vote.page.tsx`),
    route('copa-grower/votar/:nickname', `${pages}/vote-for.page.tsx`),
  ],
  admin: [route('admin/copa-grower/votos', `${pages}/staff-votes.page.tsx`)],
}
