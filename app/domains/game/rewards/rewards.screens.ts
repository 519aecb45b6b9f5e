import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Rows = { data: { id: number }[] }
const at = '/admin/gameficacao'

export const screens: DomainScreens = async (ask) => {
  const rewards = await ask<Rows>('gameficacao/reward-list', 'admin')
  return [
    ...seenBy('grower', ['/gameficacao/recompensas']),
    ...seenBy('admin', [
      ...[`${at}/recompensas`, `${at}/recompensas/nova`, `${at}/recompensas/${rewards.data[0]?.id}`, `${at}/entregas`],
      `${at}/entregas?state=entregue`,
    ]),
  ]
}
