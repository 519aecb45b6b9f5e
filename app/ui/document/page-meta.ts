import type { MetaDescriptor } from 'react-router'
import type { RootData } from '#shared/root-data.ts'
import { errorTexts } from './error-texts.ts'
import { neutralTitle } from './neutral-title.ts'

export type PageMeta = {
  /** Without the site's name, which is appended. Omitted on the home page. */
  title?: string
  description?: string
  /** Path or URL of an image of 1200 × 630. */
  image?: string
  /** Path of the canonical URL. */
  url?: string
  /** Only where visitors may come: from other pages a crawler is sent away by `access()`. */
  noindex?: boolean
}

type MetaArgs = {
  matches: readonly ({ id: string; loaderData?: unknown; meta?: MetaDescriptor[] } | undefined)[]
  error?: unknown
  location?: { pathname: string }
}

const fallbackSite: RootData['site'] = { name: 'Grower', url: '', tagline: 'Tecnologia para growers' }

/** '%s - {site}'. */
export const pageTitle = (title: string, site = fallbackSite.name): string => `${title} - ${site}`

/**
 * A page's `meta` export: `export const meta = pageMeta({ title: 'Entrar' })`, or from its data:
 * `export const meta = pageMeta(({ loaderData }: Route.MetaArgs) => ({ title: loaderData.name }))`.
 */
export function pageMeta<Args extends MetaArgs>(page: PageMeta | ((args: Args) => PageMeta)) {
  return (args: Args): MetaDescriptor[] => {
    const site = siteOf(args)
    if (isDiscreet(args)) return neutral(args)
    if (args.error) return describe({ title: errorTexts(args.error).title, noindex: true }, site)
    return describe(typeof page === 'function' ? page(args) : page, site)
  }
}

const rootOf = ({ matches }: MetaArgs) =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined

const siteOf = (args: MetaArgs): RootData['site'] => rootOf(args)?.site ?? fallbackSite
const isDiscreet = (args: MetaArgs) => rootOf(args)?.discreet === true

/** Discreet mode: nothing of the page's content, as tabs, bookmarks and history keep it. */
const neutral = ({ location }: MetaArgs): MetaDescriptor[] => [
  { title: neutralTitle(location?.pathname ?? '/') },
  { name: 'robots', content: 'noindex' },
]

function describe(page: PageMeta, site: RootData['site']): MetaDescriptor[] {
  const title = page.title ? pageTitle(page.title, site.name) : `${site.name} - ${site.tagline}`
  const address = (path: string) => (path.startsWith('/') ? site.url + path : path)
  const tags: (MetaDescriptor | false | undefined | '')[] = [
    { title },
    page.description && { name: 'description', content: page.description },
    page.noindex && { name: 'robots', content: 'noindex' },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:title', content: page.title ?? site.name },
    page.description && { property: 'og:description', content: page.description },
    { property: 'og:image', content: address(page.image ?? '/og-padrao.png') },
    { name: 'twitter:card', content: 'summary_large_image' },
    page.url && { property: 'og:url', content: address(page.url) },
    page.url && { tagName: 'link', rel: 'canonical', href: address(page.url) },
  ]
  return tags.filter((tag): tag is MetaDescriptor => Boolean(tag))
}

/** For a layout: the title of an error page inside it, else that of the parent route. */
export function errorMeta(args: MetaArgs): MetaDescriptor[] {
  if (isDiscreet(args)) return neutral(args)
  if (args.error) return describe({ title: errorTexts(args.error).title, noindex: true }, siteOf(args))
  return args.matches.flatMap((match) => match?.meta ?? [])
}
