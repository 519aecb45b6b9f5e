import { sql } from 'drizzle-orm'
import { code, text } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { blog_tags } from './blog-tags.table.ts'

export const blogTags = staffResource(blog_tags, {
  name: 'BlogTag',
  subject: 'blog_tag',
  permission: 'blog.manage',
  path: '/v1/blog/staff/tag',
  at: '/admin/blog/tags',
  title: 'Tags do blog',
  text: 'Palavras que ligam postagens de categorias diferentes.',
  noun: ['tag do blog', 'tags do blog'],
  gender: 'a',
  fields: { name: text('Nome'), slug: code('Endereço', { placeholder: 'vpd' }) },
  unique: { slug: 'Já existe uma tag com esse endereço. Escolha outro.' },
  uses: {
    posts_count: {
      count: sql<number>`(select count(*)::int from blog_post_tags p where p.tag_id = blog_tags.id)`,
      label: 'Postagens',
      noun: ['postagem', 'postagens'],
      consequence: 'Tire a tag delas antes.',
    },
  },
  purge: ['blog'],
})
