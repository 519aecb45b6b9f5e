import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async (ask) => {
  const { uuid } = await ask<{ uuid: string }>('cursos/curso/cultivo-e-lei/certificado')
  return [
    ...seenBy(undefined, ['/certificado', `/certificado/${uuid}`]),
    ...seenBy('grower', [`/certificado/${uuid}`, '/cursos/meus_cursos/primeiro-cultivo/certificado']),
    ...seenBy('professor', [`/certificado/${uuid}`]),
  ]
}
