export const purposeNames = ['analytics', 'newsletter', 'research'] as const
/** The site's forms that take an answer. */
export const consentForms = ['perfil', 'privacidade', 'barra_de_cookies', 'blog'] as const
/** Where an answer was given; that the link of a mail was followed the server alone knows. */
export const consentPlaces = [...consentForms, 'link_do_email'] as const

export type PurposeName = (typeof purposeNames)[number]

export type Purpose = { title: string; text: string; yes: string; no: string; version: string }

/**
 * Processing that requires consent. The version is stored with each answer: change it with the text, so that it can be
 * proved what was consented to.
 */
export const purposes: Record<PurposeName, Purpose> = {
  analytics: {
    title: 'Contar visitas',
    text: 'Saber que tipos de página são abertos e onde se toca nas páginas de apresentação, para melhorar o site, e quantas vezes um anúncio daqui é visto ou clicado. Sem dizer de quem, nem seguir você em outros sites.',
    yes: 'Podemos contar suas visitas.',
    no: 'Suas visitas não são contadas.',
    version: '2026-12',
  },
  newsletter: {
    title: 'Novidades por e-mail',
    text: 'Receber de vez em quando um e-mail com cursos, ferramentas e histórias da comunidade.',
    yes: 'Você recebe novidades por e-mail.',
    no: 'Você só recebe e-mails sobre a sua conta.',
    version: '2026-01',
  },
  research: {
    title: 'Estatísticas de cultivo',
    text: 'Usar os números dos seus cultivos (nunca nome, texto, foto ou lugar) em médias da comunidade e estudos.',
    yes: 'Seus números entram nas médias, sem dizer de quem são.',
    no: 'Seus cultivos ficam fora das estatísticas.',
    version: '2026-01',
  },
}
