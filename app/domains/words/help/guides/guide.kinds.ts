/** The long guides, by their address: '/duvidas/{slug}'. */
export const guideSlugs = ['do-zero-a-colheita', 'torne-se-um-grower', 'aplicativo-ganza', 'master-grower'] as const
export type GuideSlug = (typeof guideSlugs)[number]

export const isGuide = (slug: string): slug is GuideSlug => (guideSlugs as readonly string[]).includes(slug)
