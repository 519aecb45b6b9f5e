import { hasHeatMap } from '#shared/visits.ts'

type Told = unknown[]
declare global {
  interface Window {
    /** Of the service: it takes what was said before its script was there. */
    clarity?: ((...told: Told) => void) & { q?: Told[] }
  }
}

/**
 * Loads the script that draws a heat map: texts are masked, no cookie is set. It sees where the page goes on to, so that from
 * here every other page is loaded anew, without it.
 */
export function startHeatMap(id: string) {
  document.body.dataset.clarityMask = 'true'
  const queue: Told[] = []
  window.clarity ??= Object.assign((...told: Told) => void queue.push(told), { q: queue })
  window.clarity('consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' })
  const script = document.createElement('script')
  Object.assign(script, { async: true, src: `https://www.clarity.ms/tag/${id}` })
  document.head.append(script)
  // Before the router hears of it: the browser then does what it does without scripts.
  const leave = (event: Event) => leaves(event) && event.stopImmediatePropagation()
  window.addEventListener('click', leave, true)
  window.addEventListener('submit', leave, true)
}

function leaves({ type, target }: Event) {
  if (type === 'submit') return true
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link !== null && !hasHeatMap(link)
}
