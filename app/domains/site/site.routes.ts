import { route } from '@react-router/dev/routes'

export const siteRoutes = [route('dev/componentes', 'domains/site/pages/components.page.tsx')]
