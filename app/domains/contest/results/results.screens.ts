import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Results = { data: { entry: { uuid: string } | null }[] }

export const screens: DomainScreens = async (ask) => {
  const { id } = await ask<{ id: number }>('social/copa_grower/copa_edition/copa-inverno-2026')
  const { data } = await ask<Results>(`social/copa_grower/results?copa_edition_id=${id}`)
  // Who won may have hidden theirs since.
  const uuid = data.find(({ entry }) => entry)?.entry?.uuid
  return [
    ...seenBy(undefined, [
      '/copa-grower',
      '/copa-grower?edicao=copa-inverno-2026',
      `/copa-grower/ver-votos/${uuid}`,
      '/copa-grower/ver-votos/bancada',
      `/copa-grower/ver-votos/bancada/${uuid}`,
    ]),
    ...seenBy('admin', ['/admin/copa-grower/resultados']),
  ]
}
