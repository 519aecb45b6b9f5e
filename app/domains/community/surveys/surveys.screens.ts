import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async (ask) => {
  const { data } = await ask<{ data: { slug: string }[] }>('social/survey')
  const { data: surveys } = await ask<{ data: { id: number; state: string }[] }>('surveys/survey', 'admin')
  const draft = surveys.find(({ state }) => state === 'draft')?.id
  const closed = surveys.find(({ state }) => state === 'closed')?.id
  return [
    ...seenBy('grower', [`/pesquisa/${data[0]?.slug}`]),
    ...seenBy('admin', [
      '/admin/pesquisas',
      '/admin/pesquisas/nova',
      `/admin/pesquisas/${draft}`,
      `/admin/pesquisas/${closed}`,
      `/admin/pesquisas/respostas?survey=${closed}`,
    ]),
  ]
}
