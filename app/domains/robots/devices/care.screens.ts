import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async () =>
  seenBy('grower', ['/ganza/GZ00000001/calibrar', '/ganza/GZ00000001/pecas'])
