/** Where readers' programs find the feeds, from every page of the blog that is read. */
export const feedLinks = () => [
  { rel: 'alternate', type: 'application/rss+xml', title: 'Blog', href: '/blog/rss.xml' },
  { rel: 'alternate', type: 'application/atom+xml', title: 'Blog', href: '/blog/atom.xml' },
]
