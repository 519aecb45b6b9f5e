import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async () => [
  ...seenBy('grower', [
    '/ganza/dashboard',
    '/ganza/GZ00000001',
    '/ganza/GZ00000001/canais/exaustor',
    '/ganza/GZ00000001/canais/bomba',
    '/ganza/GZ00000002',
    '/ganza/dashboard/temperatura',
    '/ganza/dashboard/umidade',
    '/ganza/dashboard/vpd',
    '/ganza/GZ00000001/energia',
    '/ganza/GZ00000001/energia?de=2020-01-01&ate=2020-01-31',
    '/ganza/GZ00000001/graficos',
    '/ganza/GZ00000001/graficos?faixa=30d&sensores=temperature',
  ]),
  // Who has no robot is told what one is.
  ...seenBy('escritor', ['/ganza', '/ganza/dashboard']),
]
