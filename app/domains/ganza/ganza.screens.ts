import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async () => [
  ...seenBy('grower', [
    '/ganza/dashboard',
    '/ganza/GZ00000001',
    '/ganza/GZ00000001/canais/exaustor',
    '/ganza/GZ00000001/canais/bomba',
    '/ganza/GZ00000002',
  ]),
  // Who has no robot is told what one is.
  ...seenBy('novata', ['/ganza', '/ganza/dashboard']),
]
