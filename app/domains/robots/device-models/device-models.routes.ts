import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const at = 'domains/robots/device-models'
const [admin_base, iot_base] = ['admin/ganza', 'ganza-iot-viewer']

const admin = [
  route(`${admin_base}/modelos`, `${at}/models/pages/admin-models.page.tsx`),
  route(`${admin_base}/modelos/novo`, `${at}/models/pages/model-new.page.tsx`),
  route(`${admin_base}/modelos/:id`, `${at}/models/pages/admin-model.page.tsx`),
  route(`${admin_base}/sensores-de-telemetria`, `${at}/sensors/pages/admin-sensors.page.tsx`),
  route(`${admin_base}/sensores-de-telemetria/novo`, `${at}/sensors/pages/sensor-new.page.tsx`),
  route(`${admin_base}/sensores-de-telemetria/:id`, `${at}/sensors/pages/sensor-edit.page.tsx`),
  route(`${admin_base}/parts`, `${at}/parts/pages/admin-parts.page.tsx`),
  route(`${admin_base}/parts/nova`, `${at}/parts/pages/part-new.page.tsx`),
  route(`${admin_base}/parts/:id`, `${at}/parts/pages/part-edit.page.tsx`),
  route(`${admin_base}/telas`, `${at}/screens/pages/admin-screens.page.tsx`),
  route(`${admin_base}/telas/nova`, `${at}/screens/pages/screen-new.page.tsx`),
  route(`${admin_base}/telas/:id`, `${at}/screens/pages/screen-edit.page.tsx`),
  route(`${admin_base}/versoes-arduino`, `${at}/firmware/pages/admin-versions.page.tsx`),
  route(`${admin_base}/versoes-arduino/nova`, `${at}/firmware/pages/version-new.page.tsx`),
  route(`${admin_base}/versoes-arduino/:id`, `${at}/firmware/pages/version-edit.page.tsx`),
]

const iot = [
  route(`${iot_base}/modelos`, `${at}/models/pages/iot-models.page.tsx`),
  route(`${iot_base}/modelos/:id`, `${at}/models/pages/iot-model.page.tsx`),
  route(`${iot_base}/sensores-de-telemetria`, `${at}/sensors/pages/iot-sensors.page.tsx`),
  route(`${iot_base}/parts`, `${at}/parts/pages/iot-parts.page.tsx`),
  route(`${iot_base}/telas`, `${at}/screens/pages/iot-screens.page.tsx`),
  route(`${iot_base}/versoes-arduino`, `${at}/firmware/pages/iot-versions.page.tsx`),
]

export const routes: DomainRoutes = { admin, iot }
