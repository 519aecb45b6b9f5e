import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const site = [
  route('ganza/:serial_number/calibrar', 'domains/robots/devices/calibrations/pages/calibrate.page.tsx'),
  route('ganza/:serial_number/pecas', 'domains/robots/devices/parts/pages/device-parts.page.tsx'),
]

export const routes: DomainRoutes = { site }
