import { route } from '@react-router/dev/routes'

const pages = 'domains/site/pages'

/** Inside the site's frame. */
export const siteRoutes = [
  route('dev/componentes', `${pages}/components.page.tsx`),
  route('sobre', `${pages}/about.page.tsx`),
  route('app', `${pages}/install.page.tsx`),
  route('sistema-em-manutencao', `${pages}/maintenance.page.tsx`),
]

/** Not pages for people: no frame. */
export const machineRoutes = [
  route('robots.txt', `${pages}/robots.page.tsx`),
  route('sitemap.xml', `${pages}/sitemap.page.tsx`),
  route('manifest.webmanifest', `${pages}/manifest.page.tsx`),
]
