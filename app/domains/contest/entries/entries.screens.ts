import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Entries = { data: { uuid: string; user: { nickname: string } | null }[] }

export const screens: DomainScreens = async (ask) => {
  const { data } = await ask<Entries>('social/copa_grower?per_page=100')
  const entry = `/copa-grower/ver-redondo/${data[0]?.uuid}`
  return [
    ...seenBy(undefined, ['/copa-grower/modalidade/flor-indoor', entry]),
    ...seenBy('grower', ['/copa-grower/modalidade/flor-indoor', '/copa-grower/modalidade/automatica/inscrever', entry]),
    ...seenBy('admin', ['/admin/copa-grower/inscritos']),
  ]
}
