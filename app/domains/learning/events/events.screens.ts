import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Types = { data: { id: number }[] }

const agenda = '/cursos/professor/agenda'

export const screens: DomainScreens = async (ask) => {
  const types = await ask<Types>('cursos/evento-tipo', 'admin')
  return [
    ...seenBy('grower', ['/cursos/agenda', '/cursos/agenda?mine=true', '/cursos/agenda?evento=plantao-de-pragas']),
    ...seenBy('vizinha', ['/cursos/agenda?mine=true']),
    ...seenBy('professor', [
      agenda,
      `${agenda}/evento`,
      `${agenda}/evento/tira-duvidas-da-floracao`,
      `${agenda}/evento/oficina-de-composto`,
      `${agenda}/evento/plantao-de-pragas`,
    ]),
    ...seenBy('admin', [`${agenda}/tipo`, `${agenda}/tipo/novo`, `${agenda}/tipo/${types.data[0]?.id}`]),
  ]
}
