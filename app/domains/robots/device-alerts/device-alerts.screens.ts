import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async () =>
  seenBy('grower', [
    '/ganza/GZ00000001/avisos',
    '/ganza/GZ00000001/avisos?novo=range',
    '/ganza/GZ00000001/avisos?novo=silence',
    '/ganza/GZ00000002/avisos',
  ])
