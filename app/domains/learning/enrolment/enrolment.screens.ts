import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Courses = { data: { slug: string; store: { slug: string } }[] }
type Course = { syllabus: { lessons: { slug: string; kind: string; preview: boolean }[] }[] }
type Own = { tree: { lessons: { id: number; kind: string }[] }[] }

export const screens: DomainScreens = async (ask) => {
  const slug = 'primeiro-cultivo'
  const { syllabus } = await ask<Course>(`cursos/curso/${slug}`)
  const all = syllabus.flatMap(({ lessons }) => lessons)
  const open = all.find(({ preview }) => preview)?.slug
  const of = (kind: string) => `/dichavando/cursos/${slug}/${all.find((one) => one.kind === kind)?.slug}`
  const taught = await ask<Own>(`cursos/meu/${slug}`, 'professor')
  const edited = (kind: string) =>
    `/cursos/professor/curso/${slug}/conteudo/${taught.tree.flatMap(({ lessons }) => lessons).find((one) => one.kind === kind)?.id}`
  const store = (await ask<Courses>('cursos/staff', 'admin')).data[0]?.store.slug
  const desk = `/cursos/professor/curso/${slug}`
  const inStore = `/vendedor/dashboard/${store}/cursos`
  return [
    ...seenBy(undefined, [
      `/dichavando/cursos/${slug}`,
      '/cursos/clima-e-vpd',
      `/dichavando/cursos/${slug}/aberta/${open}`,
    ]),
    ...seenBy('grower', [
      '/cursos/meus_cursos',
      '/cursos/guardadas',
      '/dichavando/cursos/cultivo-e-lei',
      ...['video', 'texto', 'quiz', 'tarefa', 'material'].map(of),
      of('texto').replace('/dichavando', ''),
    ]),
    ...seenBy('professor', [
      '/cursos/professor',
      '/cursos/professor/convites',
      '/cursos/professor/alunos',
      '/cursos/professor/conf',
      ...[desk, `${desk}/edit`, `${desk}/conteudo`, `${desk}/alunos`, `${desk}/registros`],
      ...[edited('video'), edited('quiz'), edited('texto'), edited('material'), edited('tarefa')],
    ]),
    ...seenBy('admin', ['/admin/cursos', inStore, `${inStore}/criar-curso`, `${inStore}/${slug}`]),
  ]
}
