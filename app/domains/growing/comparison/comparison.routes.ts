import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

export const routes: DomainRoutes = {
  site: [route('cultivo/comparar', 'domains/growing/comparison/pages/comparison.page.tsx')],
}
