import type { TargetColumn } from '../targets.kinds.ts'

type Kind = { segment: string; kind: TargetColumn; label: string; empty: string; next: { to: string; label: string } }

const garden = { to: '/', label: 'Passear pelos jardins' }

/** The pages of saved things: segments after `/perfil/:user/salves`, each with an empty state. */
export const savedKinds: Kind[] = [
  {
    segment: 'salves',
    kind: 'post_id',
    label: 'Posts',
    empty: 'Os posts que você salvar ficam aqui, só para você.',
    next: garden,
  },
  {
    segment: 'plantas',
    kind: 'plant_id',
    label: 'Plantas',
    empty: 'Toque no coração de uma planta para salvar aqui. Só você vê esta lista.',
    next: garden,
  },
  {
    segment: 'espacos',
    kind: 'space_id',
    label: 'Espaços',
    empty: 'Os espaços de cultivo que você salvar ficam aqui, só para você.',
    next: garden,
  },
  {
    segment: 'planos',
    kind: 'plan_cultivation_id',
    label: 'Planos',
    empty: 'Os planos de cultivo que você salvar ficam aqui, só para você.',
    next: garden,
  },
]

/** The URL of a kind's page. */
export const savedPath = (nickname: string, segment: string) =>
  `/perfil/${nickname}/salves${segment === 'salves' ? '' : `/${segment}`}`
