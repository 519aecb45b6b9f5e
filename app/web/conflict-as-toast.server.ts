import { ORPCError } from '@orpc/server'
import { redirectWithToast } from './toast.server.ts'

/** An act by a single button, without fields: when it meets what changed meanwhile (409) that is said on the page as it is now. */
export async function conflictAsToast(to: string, act: () => Promise<Response>): Promise<Response> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof ORPCError && error.status === 409) return redirectWithToast(to, error.message, 'error')
    throw error
  }
}
