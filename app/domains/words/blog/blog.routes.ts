import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'
import { staffRoutes } from '#web/staff/staff-routes.ts'

const posts = 'domains/words/blog/posts/pages'
const works = 'domains/words/blog/works/pages'
const staff = 'domains/words/blog/staff-works/pages'

const site = [
  route('blog', `${posts}/blog.page.tsx`),
  route('blog/categoria/:slug?', `${posts}/blog-category.page.tsx`),
  route('blog/tag/:slug?', `${posts}/blog-tag.page.tsx`),
  route('blog/autor/:nickname', `${posts}/blog-author.page.tsx`),
  route('blog/previa/:token', `${works}/preview.page.tsx`),
  route('blog/newsletter', 'domains/words/blog/newsletter/pages/subscribe.page.tsx'),
  route('blog/newsletter/sair', 'domains/words/blog/newsletter/pages/leave.page.tsx'),
  route('blog/:slug', `${posts}/blog-post.page.tsx`),
  route('blog/:slug/comentarios', `${posts}/blog-comments.page.tsx`),
]

const writer = [
  route('escritor', `${works}/writer.page.tsx`),
  route('escritor/dashboard', `${works}/writer-dashboard.page.tsx`),
  route('escritor/dashboard/postagens', `${works}/works.page.tsx`),
  route('escritor/dashboard/postagens/nova', `${works}/work-new.page.tsx`),
  route('escritor/dashboard/postagens/:id', `${works}/work.page.tsx`),
  route('escritor/dashboard/postagens/:id/versoes', `${works}/revisions.page.tsx`),
]

const teacher = [route('cursos/professor/postagens', `${works}/teacher-works.page.tsx`)]

const admin = [
  ...staffRoutes('admin/blog/categorias', 'a'),
  ...staffRoutes('admin/blog/tags', 'a'),
  route('admin/blog/postagens', `${staff}/staff-works.page.tsx`),
  route('admin/blog/postagens/csv', `${staff}/staff-works-csv.page.tsx`),
  route('admin/blog/postagens/:id', `${staff}/staff-work.page.tsx`),
]

/** Not HTML pages: no layout. */
const bare = [
  route('blog/rss.xml', 'domains/words/blog/feeds/pages/rss.page.tsx'),
  route('blog/atom.xml', 'domains/words/blog/feeds/pages/atom.page.tsx'),
]

export const routes: DomainRoutes = { site, writer, teacher, admin, bare }
