import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Listed = { data: { id: number; slug: string }[] }

export const screens: DomainScreens = async (ask) => {
  const post = (await ask<Listed>('blog/post?per_page=1')).data[0]?.slug
  const work = async (state: string) =>
    (await ask<Listed>(`blog/staff/work?state=${state}&order_type=asc`, 'admin')).data[0]?.id
  const mine = (await ask<Listed>('blog/work?order_type=asc', 'escritor')).data[0]?.id
  const waiting = await work('em_revisao')
  const out = await work('publicado')
  const lists = ['/blog', '/blog/categoria', '/blog/categoria/clima', '/blog/tag', '/blog/tag/vpd']
  return [
    ...seenBy(undefined, [
      ...lists,
      '/blog?search=vpd',
      '/blog?search=zzzqqq',
      `/blog/${post}`,
      '/blog/autor/marina_escreve',
    ]),
    ...seenBy('grower', ['/blog', '/blog/newsletter', `/blog/${post}`]),
    ...seenBy('escritor', [
      '/escritor/dashboard',
      '/escritor/dashboard/postagens',
      '/escritor/dashboard/postagens/nova',
      `/escritor/dashboard/postagens/${mine}`,
      `/escritor/dashboard/postagens/${mine}/versoes`,
    ]),
    ...seenBy('professor', ['/cursos/professor/postagens', '/escritor/dashboard']),
    ...seenBy('manager', ['/admin/blog/postagens', `/admin/blog/postagens/${waiting}`, `/admin/blog/postagens/${out}`]),
    ...seenBy('admin', [
      '/admin/blog/categorias',
      '/admin/blog/categorias/nova',
      '/admin/blog/tags',
      '/admin/blog/tags/nova',
      '/admin/blog/postagens',
    ]),
  ]
}
