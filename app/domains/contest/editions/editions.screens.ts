import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Rows = { data: { id: number }[] }

const lists = [
  ['edicao', 'edicoes', 'a'],
  ['modalidade', 'modalidades', 'a'],
  ['criterio', 'criterios', 'o'],
  ['patrocinador', 'patrocinadores', 'o'],
  ['premio', 'premios', 'o'],
  ['avaliador', 'avaliadores', 'o'],
  ['professor', 'professores', 'o'],
] as const

export const screens: DomainScreens = async (ask) => {
  const staff = await Promise.all(
    lists.map(async ([call, at, ending]) => {
      const { data } = await ask<Rows>(`social/copa_grower/equipe/${call}`, 'admin')
      const list = `/admin/copa-grower/${at}`
      return [
        list,
        `${list}/nov${ending}`,
        `${list}/${data[0]?.id}`,
        ...(at === 'edicoes' ? [`${list}/${data[0]?.id}/copiar`] : []),
      ]
    }),
  )
  return [...seenBy(undefined, ['/copa-grower/modalidades']), ...seenBy('admin', staff.flat())]
}
