import type { CDPSession, Locator, Page } from 'playwright-core'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

function devtools(page: Page) {
  const known = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, known)
  return known
}

/** A phone's line: 400 kbit/s, 400 ms. */
export async function onSlowLine(page: Page) {
  const session = await devtools(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}

async function middleOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to touch')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Also of what still moves: people press that too. */
const bringIntoSight = (element: Element) => element.scrollIntoView({ block: 'center' })

/** A finger lies on the glass for about 100 ms. */
const PRESS_MS = 100

/** Until a frame later nothing is where it was not, and no movement that ends is under way. */
export const settled = (page: Page) =>
  page.evaluate(async (least) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const from = performance.now()
    // Not the time that a frame is given: it stands behind where animations are slowed.
    do await frame()
    while (performance.now() - from < least)
    const ending = document.getAnimations().filter(({ effect, timeline }) => {
      // By scrolling alone: no time ends it.
      if (timeline !== document.timeline) return false
      // The bar of a page on its way moves nothing.
      const isBar = effect instanceof KeyframeEffect && effect.target?.matches('.waiting-bar')
      return !isBar && effect?.getComputedTiming().endTime !== Infinity
    })
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
    await frame()
  }, PRESS_MS)

type Point = { x: number; y: number }

/** Touches a place, holds, lets go; whatever lies there then. */
export async function tapAt(page: Page, point: Point, whileDown: () => Promise<unknown> = () => settled(page)) {
  const session = await devtools(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await whileDown()
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Touches, holds, lets go; returns where. */
export async function tap(page: Page, target: Locator, whileDown?: () => Promise<unknown>): Promise<Point> {
  await target.evaluate(bringIntoSight)
  const point = await middleOf(target)
  await tapAt(page, point, whileDown)
  return point
}

type Pressed = { moved: number; reached: boolean | null }
declare global {
  interface Window {
    pressed?: Pressed
  }
}

/**
 * Notes where an element is at every step of the next press, and whether its click reaches it. The click itself is
 * taken away: nothing is done.
 */
const watchPress = (element: Element) => {
  const pressed: Pressed = { moved: 0, reached: null }
  window.pressed = pressed
  let first: DOMRect | undefined
  const look = () => {
    const box = element.getBoundingClientRect()
    first ??= box
    pressed.moved = Math.max(pressed.moved, Math.abs(box.y - first.y), Math.abs(box.x - first.x))
  }
  const ends = new AbortController()
  const how = { capture: true, signal: ends.signal }
  for (const step of ['pointerdown', 'pointerup', 'mousedown', 'mouseup']) addEventListener(step, look, how)
  addEventListener(
    'click',
    (event) => {
      look()
      pressed.reached = element.contains(event.target as Node)
      event.preventDefault()
      event.stopImmediatePropagation()
      ends.abort()
    },
    how,
  )
}

/** A button that is pressed gives way by a pixel or two. */
const GIVES = 2

/** How far the target moved under the finger, px, and whether the click reached it. */
export async function press(page: Page, target: Locator, whileDown?: () => Promise<unknown>): Promise<Pressed> {
  await target.evaluate(watchPress)
  await tap(page, target, whileDown)
  const clicked = page.waitForFunction(() => window.pressed?.reached !== null, undefined, { timeout: 3000 })
  await clicked.catch(() => undefined)
  const { moved, reached } = await page.evaluate(() => window.pressed ?? { moved: Number.NaN, reached: null })
  return { moved: moved <= GIVES ? 0 : moved, reached }
}
