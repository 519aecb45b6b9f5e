import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async () => [
  ...seenBy(undefined, ['/privacidade']),
  ...seenBy('grower', ['/perfil/joaquim.verde/delete']),
]
