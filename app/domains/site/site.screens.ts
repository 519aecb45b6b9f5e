import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async () => [
  ...seenBy(undefined, ['/', '/sobre', '/app', '/nao-existe', '/dev/componentes']),
  ...seenBy('grower', ['/']),
]
