import { Chip } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { SearchForm } from '#ui/components/search-form.tsx'
import type { BlogCategories } from '../blog-posts.schemas.ts'

type Props = { categories: BlogCategories['data']; chosen?: string }

/** Search and the ways into the blog, above each of its lists. */
export const BlogHead = ({ categories, chosen }: Props) => (
  <div className="mb-6 space-y-4">
    <div className="flex flex-wrap items-center gap-3">
      <SearchForm label="Buscar no blog" placeholder="Assunto ou palavra" action="/blog" />
      <LinkButton to="/blog/rss.xml" tone="plain" icon="rss" reload>
        RSS
      </LinkButton>
    </div>
    {categories.length > 0 && (
      <ChipRow label="Categorias">
        <Chip to="/blog" active={!chosen}>
          Tudo
        </Chip>
        {categories.map(({ slug, name, posts_count }) => (
          <Chip key={slug} to={`/blog/categoria/${slug}`} active={slug === chosen} count={posts_count}>
            {name}
          </Chip>
        ))}
        <Chip to="/blog/tag" icon="tags">
          Tags
        </Chip>
      </ChipRow>
    )}
  </div>
)
