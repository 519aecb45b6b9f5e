import { anyone, Nothing } from '#platform/procedure.ts'
import { countRead } from '../reads/blog-reads.actions.ts'
import { BlogRead } from '../reads/blog-reads.schemas.ts'
import { listBlogAddresses, listBlogCategories, listBlogPosts, listBlogTags, showBlogPost } from './blog-posts.queries.ts'
import { BlogAddresses, BlogAddressPage, BlogCategories, BlogDetail, BlogFilter, BlogPage, BlogRef, BlogTags } from './blog-posts.schemas.ts'

export const blogPostsApi = {
  list: anyone.get('/v1/blog/post', 'Postagens do blog, por páginas de 6', BlogFilter, BlogPage, listBlogPosts),
  show: anyone.get('/v1/blog/post/{slug}', 'Uma postagem do blog', BlogRef, BlogDetail, showBlogPost),
  read: anyone.refusing('too_many').post('/v1/blog/post/{slug}/reads', 'Conta uma leitura, sem saber de quem', BlogRead, Nothing, countRead),
  addresses: anyone.get('/v1/blog/addresses', 'Endereços das postagens (mapa do site)', BlogAddressPage, BlogAddresses, listBlogAddresses),
  categories: anyone.get('/v1/blog/category', 'Categorias com postagens', BlogCategories, listBlogCategories),
  tags: anyone.get('/v1/blog/tag', 'Tags com postagens', BlogTags, listBlogTags),
}
