import { isRouteErrorResponse } from 'react-router'

// Messages of Chromium, Firefox and Safari, in this order; the last is the router's own, for a truncated response.
const messages = /failed to fetch|networkerror|load failed|unable to decode turbo-stream/i
/** Statuses of a proxy whose upstream is down. */
const gatewayErrors = [502, 503, 504]

/** Whether the server could not be reached or its response was lost, as opposed to an error response. */
export const isUnreachable = (error: unknown) =>
  isRouteErrorResponse(error)
    ? gatewayErrors.includes(error.status)
    : error instanceof Error && messages.test(error.message)
