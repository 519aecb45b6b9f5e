import { Feed } from 'feed'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type RouterContextProvider, StaticRouter } from 'react-router'
import { RichText } from '#domains/words/rich-text/ui.ts'
import { apiFor } from '#web/api-for.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import type { BlogDetail } from '../../posts/blog-posts.schemas.ts'

const NEWEST = 20

/** The newest posts with their whole text, and what they cite as it is now. */
export async function feedOf(context: Readonly<RouterContextProvider>): Promise<Feed> {
  const { site } = context.get(requestContext).env
  const { posts } = apiFor(context).blog
  const page = await posts.list({ per_page: NEWEST })
  const whole = await Promise.all(page.data.map(({ slug }) => posts.show({ slug })))
  const at = (path: string) => (path.startsWith('/') ? site.url + path : path)
  const feed = new Feed({
    id: at('/blog'),
    title: `Blog - ${site.name}`,
    description: 'Textos que ensinam a cultivar, com as plantas e os dados de quem cultiva de verdade.',
    link: at('/blog'),
    language: 'pt-BR',
    copyright: site.name,
    generator: site.name,
    ...(whole.length && { updated: new Date(Math.max(...whole.map(({ updated_at }) => +updated_at))) }),
    feedLinks: { rss: at('/blog/rss.xml'), atom: at('/blog/atom.xml') },
  })
  for (const post of whole)
    feed.addItem({
      title: escaped(post.title),
      // For good, whatever becomes of the address.
      id: at(`/blog/${post.slug}`),
      guid: `blog-post-${post.id}`,
      link: at(`/blog/${post.slug}`),
      description: escaped(post.subtitle),
      content: htmlOf(post)
        .replaceAll(/ srcset="[^"]*"/gi, '')
        .replaceAll(/(href|src)="\/(?!\/)/g, `$1="${site.url}/`),
      author: post.authors.map(({ nickname }) => ({ name: nickname, link: at(`/blog/autor/${nickname}`) })),
      category: [...(post.category ? [{ name: post.category.name }] : []), ...post.tags.map(({ name }) => ({ name }))],
      date: post.updated_at,
      published: post.published_at,
    })
  return feed
}

/** Feeds take titles and summaries for HTML. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const htmlOf = ({ document, photos, embeds }: BlogDetail) =>
  renderToStaticMarkup(
    createElement(StaticRouter, { location: '/blog' }, createElement(RichText, { document, photos, embeds })),
  )

/** What XML can't say, however it is escaped: one in a text would break the whole feed for everybody. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are meant
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Asked again each time: what became private is gone from the copies of feed readers' servers too. */
export const xml = (text: string, type: string) =>
  new Response(text.replaceAll(UNWRITABLE, ''), {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, no-cache' },
  })
