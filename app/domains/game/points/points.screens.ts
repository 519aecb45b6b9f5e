import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Rows = { data: { id: number }[] }
const at = '/admin/gameficacao'

export const screens: DomainScreens = async (ask) => {
  const [types, levels] = await Promise.all([
    ask<Rows>('gameficacao/action-type', 'admin'),
    ask<Rows>('gameficacao/level', 'admin'),
  ])
  return [
    ...seenBy('grower', [
      '/gameficacao/pontos',
      '/gameficacao/ranking',
      '/gameficacao/ranking?span=mes',
      '/gameficacao/ranking?span=sempre',
    ]),
    ...seenBy('admin', [
      ...[`${at}/action-types`, `${at}/action-types/novo`, `${at}/action-types/${types.data[0]?.id}`],
      ...[`${at}/levels`, `${at}/levels/novo`, `${at}/levels/${levels.data[0]?.id}`],
    ]),
  ]
}
