import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Queue = { data: { id: number; state: string }[] }

export const screens: DomainScreens = async (ask) => {
  const [open, decided] = await Promise.all([
    ask<Queue>('social/report/case?state=aberta', 'admin'),
    ask<Queue>('social/report/case?appeal=true', 'admin'),
  ])
  const { data: plants } = await ask<{ data: { id: number }[] }>('plan-cultivation/plant?per_page=1', 'vizinha')
  return [
    ...seenBy(undefined, ['/transparencia']),
    ...seenBy('vizinha', [`/denunciar?plant_id=${plants[0]?.id}`]),
    ...seenBy('admin', [
      '/admin/denuncias',
      `/admin/denuncias/${open.data[0]?.id}`,
      `/admin/denuncias/${decided.data[0]?.id}`,
    ]),
  ]
}
