import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const robots = 'domains/robots/ganza/robots/pages'
const charts = 'domains/robots/ganza/charts/pages'

const site = [
  route('ganza', `${robots}/ganza.page.tsx`),
  route('ganza/dashboard', `${robots}/dashboard.page.tsx`),
  route('ganza/dashboard/temperatura', `${charts}/temperature.page.tsx`),
  route('ganza/dashboard/umidade', `${charts}/humidity.page.tsx`),
  route('ganza/dashboard/vpd', `${charts}/vpd.page.tsx`),
  route('ganza/:serial_number/graficos', `${charts}/robot-charts.page.tsx`),
  route('ganza/:serial_number/energia', 'domains/robots/ganza/energy/pages/energy.page.tsx'),
  route('ganza/:serial_number', `${robots}/robot.page.tsx`),
  route('ganza/:serial_number/canais/:slug', 'domains/robots/ganza/channel/pages/channel.page.tsx'),
]

export const routes: DomainRoutes = { site }
