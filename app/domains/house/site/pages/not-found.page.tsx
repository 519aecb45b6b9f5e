import { notFound } from '#web/guard.server.ts'

/** Catch-all route: the 404 page, inside the site's layout. */
export function loader() {
  throw notFound()
}

export default function NotFoundPage() {
  return null
}
