import { index, route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'
import { typedPlaces } from './typed-places.kinds.ts'

const pages = 'domains/house/site/pages'

/** Inside the site's layout. */
const site = [
  index(`${pages}/home.page.tsx`),
  route('minha-conta', `${pages}/account.page.tsx`),
  route('perfil/editar', `${pages}/edit-profile.page.tsx`),
  route('perfil/:user', `${pages}/profile.page.tsx`),
  route('perfil/:user/posts', `${pages}/profile-posts.page.tsx`),
  route('dev/componentes', `${pages}/components.page.tsx`),
  route('aprenda', `${pages}/learn.page.tsx`),
  route('sobre', `${pages}/about.page.tsx`),
  route('app', `${pages}/install.page.tsx`),
  route('sistema-em-manutencao', `${pages}/maintenance.page.tsx`),
  route('*', `${pages}/not-found.page.tsx`),
]

/** No layout: machines read them, or they lead on. */
const bare = [
  ...Object.keys(typedPlaces).map((word) => route(word, `${pages}/typed-place.page.tsx`, { id: `typed-${word}` })),
  route('robots.txt', `${pages}/robots.page.tsx`),
  route('sitemap.xml', `${pages}/sitemap.page.tsx`),
  route('manifest.webmanifest', `${pages}/manifest.page.tsx`),
]

export const routes: DomainRoutes = { site, bare }
