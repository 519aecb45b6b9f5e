import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

export const routes: DomainRoutes = {
  site: [route('cultivo/calculadoras', 'domains/garden/calculators/pages/calculators.page.tsx')],
}
