import type { BlogDetail } from './blog-posts.schemas.ts'

/** schema.org/BlogPosting, as search engines read it. */
export function blogJsonLd(post: BlogDetail, site: { url: string; name: string }) {
  const absolute = (url: string) => (url.startsWith('/') ? site.url + url : url)
  const url = `${site.url}/blog/${post.slug}`
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.seo_description || post.subtitle,
    ...(post.cover && { image: [absolute(post.cover.url)] }),
    datePublished: new Date(post.published_at).toISOString(),
    dateModified: new Date(post.updated_at).toISOString(),
    author: post.authors.map(({ nickname }) => ({
      ...{ '@type': 'Person', name: nickname, url: `${site.url}/blog/autor/${nickname}` },
    })),
    publisher: { '@type': 'Organization', name: site.name, url: site.url },
    mainEntityOfPage: url,
    url,
    inLanguage: 'pt-BR',
    timeRequired: `PT${post.reading_minutes}M`,
    keywords: post.tags.map(({ name }) => name),
    ...(post.category && { articleSection: post.category.name }),
  }
}
