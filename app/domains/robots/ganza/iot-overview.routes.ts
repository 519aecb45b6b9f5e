import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const iot = [route('ganza-iot-viewer', 'domains/robots/ganza/overview/pages/overview.page.tsx')]

export const routes: DomainRoutes = { iot }
