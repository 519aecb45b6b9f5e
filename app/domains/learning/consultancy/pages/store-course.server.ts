import type { RouterContextProvider } from 'react-router'
import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { apiFor } from '#web/api-for.server.ts'
import { notFound } from '#web/guard.server.ts'

/** The consultancy of a course of this store; a course of another store is not found here. */
export async function consultancyInStore(context: Readonly<RouterContextProvider>, slug: string) {
  const { slug: store } = deskOf(context)
  const shown = await apiFor(context).consultancy.show({ slug })
  if (shown.course.store !== store || shown.role !== 'teacher') throw notFound()
  return { store, course: shown.course }
}
