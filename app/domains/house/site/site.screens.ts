import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async () => [
  ...seenBy(undefined, ['/', '/aprenda', '/sobre', '/app', '/nao-existe', '/dev/componentes', '/perfil/joaquim.verde']),
  ...seenBy('grower', ['/', '/perfil/joaquim.verde', '/perfil/editar', '/minha-conta']),
]
