import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

const reading = [
  ...['dispositivos', 'ver', 'ver/GZ00000001', 'ver/GZ00000002', 'eventos', 'eventos/GZ00000001'],
  ...['eventos/eventos-backend', 'eventos/eventos-dispositivo'],
]

export const screens: DomainScreens = async () => [
  ...seenBy('admin', [
    ...reading.map((path) => `/admin/ganza/${path}`),
    '/admin/ganza/ver/GZ00000011',
    '/admin/ganza/dispositivos/registrar',
    '/admin/ganza/dispositivos/etiquetas',
  ]),
  ...seenBy('analista', [...reading.map((path) => `/ganza-iot-viewer/${path}`), '/ganza-iot-viewer']),
]
