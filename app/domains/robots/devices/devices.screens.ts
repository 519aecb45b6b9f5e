import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async () =>
  seenBy('grower', [
    '/ganza/vincular-ganza',
    '/ganza/vincular-ganza/vinculo-numero-serie',
    '/ganza/vincular-ganza/vinculo-qrcode',
    '/ganza/gerenciar-robos',
    '/ganza/gerenciar-robos/configurar/GZ00000001',
    '/ganza/GZ00000001/configurar-vincular',
  ])
