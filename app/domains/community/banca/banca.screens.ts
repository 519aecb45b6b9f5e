import { under } from '#tests/site/screens/demo-things.ts'
import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Listed = { data: { slug: string; plant_cycle: { id: number; slug: string } | null }[] }

const open = [
  '',
  '/novo-feed',
  '/high-lights',
  '/conteudo-pago',
  '/explorar',
  '/pessoas',
  '/atualizacoes-de-cultivo',
  '/cultivos/plantas',
  '/cultivos/espacos',
  '/cultivos/planos',
  '/mais-curtidas',
  '/mais-curtidas/plantas',
  '/mais-curtidas/espacos',
  '/mais-curtidas/planos',
  '/mais-curtidas/posts',
]
const own = [
  '/alunos-curso',
  '/membros-da-consultoria',
  '/salves',
  '/salves/plantas',
  '/salves/espacos',
  '/salves/planos',
]

export const screens: DomainScreens = async (ask) => {
  // The oldest ones: those that other tests write are newer.
  const first = async (filter: string) => {
    const { data } = await ask<Listed>(`social/posts?order_type=asc&per_page=1&${filter}`)
    return `/postagem/${data[0]?.slug}`
  }
  const grown = await ask<Listed>('social/posts?user=joaquim.verde&order_type=asc&per_page=100')
  const flowering = grown.data.find(({ plant_cycle }) => plant_cycle?.slug === 'floracao')?.plant_cycle?.id
  const mine = await first('user=joaquim.verde&available_by=todos')
  const pinned = await first('user=prof.caio&pinned=true')
  const paid = await first('user=prof.caio&available_by=pago')
  const staffed = await ask<{ data: { id: number }[] }>('social/staff-posts?order_type=asc&per_page=1', 'admin')
  return [
    ...seenBy(undefined, [
      ...under('/banca', open),
      '/banca/hashtag/rega',
      '/busca',
      '/busca?search=poda',
      '/busca?search=zzzqqq',
      '/perfil/prof.caio/posts',
      ...[pinned, paid],
    ]),
    ...seenBy('grower', [
      ...under('/banca', [...open, ...own]),
      `/banca?plant_cycle_id=${flowering}`,
      `/banca/novo-feed?plant_cycle_id=${flowering}&week=5`,
      '/banca/hashtag/rega',
      '/perfil/joaquim.verde/posts',
      '/postagem/nova',
      ...[mine, pinned, paid],
      ...under(mine, ['/editar']),
    ]),
    ...seenBy('novata', ['/banca']),
    ...seenBy('admin', ['/admin/postagens', `/admin/postagens/${staffed.data.at(0)?.id}`]),
  ]
}
