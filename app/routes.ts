import { index, type RouteConfig } from '@react-router/dev/routes'

export default [index('domains/site/pages/home.page.tsx')] satisfies RouteConfig
