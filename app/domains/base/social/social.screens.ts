import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async () => [
  ...seenBy('grower', [
    '/comentarios',
    '/perfil/bloqueios',
    ...['', '/plantas', '/espacos', '/planos'].map((rest) => `/perfil/joaquim.verde/salves${rest}`),
  ]),
  ...seenBy('admin', ['/admin/palavras']),
]
