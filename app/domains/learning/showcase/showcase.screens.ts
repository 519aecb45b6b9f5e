import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async () => [
  ...seenBy(undefined, [
    '/dichavando/cursos',
    '/dichavando/cursos?level=avancado',
    '/dichavando/cursos?search=zzzzqq',
    '/dichavando/curso-gratuito',
  ]),
  ...seenBy('grower', ['/dichavando/cursos']),
]
