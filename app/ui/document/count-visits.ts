import { saidYesToCounting, VISIT_FRAME } from '#shared/visits.ts'

let frame: { element: HTMLIFrameElement; loaded: Promise<unknown> } | undefined

/** Tells the service of a page, by its pattern. Its script runs in a frame of an origin of its own, which sees no more than that. */
export async function countVisit(page: string) {
  // Another tab may have said no.
  if (!saidYesToCounting(document.cookie)) return stopCounting()
  frame ??= openFrame()
  const { element, loaded } = frame
  await loaded
  element.contentWindow?.postMessage({ page }, '*')
}

/** What runs in the frame ends with it. */
export function stopCounting() {
  frame?.element.remove()
  frame = undefined
}

function openFrame() {
  const element = document.createElement('iframe')
  element.setAttribute('sandbox', 'allow-scripts')
  Object.assign(element, { src: VISIT_FRAME, referrerPolicy: 'no-referrer', hidden: true })
  const loaded = new Promise((done) => element.addEventListener('load', done, { once: true }))
  document.body.append(element)
  return { element, loaded }
}
