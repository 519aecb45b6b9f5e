import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const site = [route('ganza/:serial_number/avisos', 'domains/robots/device-alerts/pages/device-alerts.page.tsx')]

export const routes: DomainRoutes = { site }
