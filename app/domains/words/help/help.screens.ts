import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'
import { guideSlugs } from './guides/guide.kinds.ts'

export const screens: DomainScreens = async (ask) => {
  const { data } = await ask<{ data: { id: number; slug: string }[] }>('ajuda/staff/pergunta', 'admin')
  const one = data[0]
  return [
    ...seenBy(undefined, ['/duvidas', '/duvidas?search=regaa', `/duvidas/${one?.slug}`]),
    ...seenBy(
      undefined,
      guideSlugs.map((slug) => `/duvidas/${slug}`),
    ),
    ...seenBy('admin', ['/admin/duvidas', '/admin/duvidas/nova', `/admin/duvidas/${one?.id}`, '/admin/duvidas-votos']),
  ]
}
