import type { MouseEvent } from 'react'

/**
 * Of a switch: the second tap of a double tap, and one while the first is under way, would take back what the first did.
 * `onClick` of its button.
 */
export const actOnce = (isSent: boolean) => (event: Pick<MouseEvent, 'detail' | 'preventDefault'>) => {
  if (isSent || event.detail > 1) event.preventDefault()
}
