import { notFound } from '#web/guard.server.ts'

/** Every address that no route knows: the 404 page, inside the site's frame. */
export function loader() {
  throw notFound()
}

export default function NotFoundPage() {
  return null
}
