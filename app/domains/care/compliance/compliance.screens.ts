import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async () => [
  ...seenBy('cliente', ['/cultivo/conformidade']),
  ...seenBy('grower', ['/cultivo/conformidade']),
]
