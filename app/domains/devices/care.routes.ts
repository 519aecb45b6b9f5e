import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const site = [
  route('ganza/:serial_number/calibrar', 'domains/devices/calibrations/pages/calibrate.page.tsx'),
  route('ganza/:serial_number/pecas', 'domains/devices/parts/pages/device-parts.page.tsx'),
]

export const routes: DomainRoutes = { site }
