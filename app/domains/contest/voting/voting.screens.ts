import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Entries = { data: { user: { nickname: string } | null }[] }

export const screens: DomainScreens = async (ask) => {
  const { data } = await ask<Entries>('social/copa_grower?per_page=100')
  const nickname = data.find(({ user }) => user)?.user?.nickname
  return [
    ...seenBy('grower', ['/copa-grower/votar', `/copa-grower/votar/${nickname}`]),
    ...seenBy('admin', ['/admin/copa-grower/votos']),
  ]
}
