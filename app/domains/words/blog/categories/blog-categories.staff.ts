import { sql } from 'drizzle-orm'
import { code, flag, order, text } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { blog_categories } from './blog-categories.table.ts'

export const blogCategories = staffResource(blog_categories, {
  name: 'BlogCategory',
  subject: 'blog_category',
  permission: 'blog.manage',
  path: '/v1/blog/staff/category',
  at: '/admin/blog/categorias',
  title: 'Categorias do blog',
  text: 'Cada postagem tem uma. As desativadas não podem ser escolhidas de novo.',
  noun: ['categoria do blog', 'categorias do blog'],
  gender: 'a',
  order_by: 'order',
  fields: {
    name: text('Nome'),
    slug: code('Endereço', {
      placeholder: 'solo-vivo',
      help: 'Aparece em /blog/categoria/… Mudar quebra links antigos.',
    }),
    description: text('Descrição', { max: 200 }),
    order: order(),
    active: flag('Pode ser escolhida', 'Ativa', 'Inativa'),
  },
  unique: { slug: 'Já existe uma categoria com esse endereço. Escolha outro.' },
  uses: {
    posts_count: {
      count: sql<number>`(select count(*)::int from blog_posts p where p.category_id = blog_categories.id)`,
      label: 'Postagens',
      noun: ['postagem', 'postagens'],
      consequence: 'Troque a categoria delas antes.',
    },
  },
  purge: ['blog'],
})
