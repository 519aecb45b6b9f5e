import { isRouteErrorResponse } from 'react-router'

// Chromium, Firefox and Safari, in this order; the last is the router's own, for an answer that was cut off.
const words = /failed to fetch|networkerror|load failed|unable to decode turbo-stream/i
/** What stands before the site says when the site itself is away. */
const away = [502, 503, 504]

/** The server could not be reached, or its answer got lost on the way: not an answer of it. */
export const isUnreachable = (error: unknown) =>
  isRouteErrorResponse(error) ? away.includes(error.status) : error instanceof Error && words.test(error.message)
