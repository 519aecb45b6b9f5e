import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const at = 'domains/robots/devices/staff/pages'

/** The same reading pages in both areas; what writes is in the administration alone. */
const reading = (base: string, area: 'admin' | 'iot') => [
  route(`${base}/dispositivos`, `${at}/${area}-devices.page.tsx`),
  route(`${base}/dispositivos/csv`, `${at}/${area}-devices-csv.page.tsx`),
  route(`${base}/ver/:id?`, `${at}/${area}-device.page.tsx`),
  route(`${base}/eventos/csv`, `${at}/${area}-events-csv.page.tsx`),
  route(`${base}/eventos/eventos-backend`, `${at}/${area}-backend-events.page.tsx`),
  route(`${base}/eventos/eventos-dispositivo`, `${at}/${area}-device-events.page.tsx`),
  route(`${base}/eventos/:id?/:type?`, `${at}/${area}-events.page.tsx`),
]

const admin = [
  ...reading('admin/ganza', 'admin'),
  route('admin/ganza/dispositivos/registrar', `${at}/devices-register.page.tsx`),
  route('admin/ganza/dispositivos/etiquetas', `${at}/device-labels.page.tsx`),
]

export const routes: DomainRoutes = { admin, iot: reading('ganza-iot-viewer', 'iot') }
