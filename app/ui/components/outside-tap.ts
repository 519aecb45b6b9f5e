/**
 * What lies over the page is closed by a tap beside it, and the browser lets the same tap press what lies below: a task would
 * be done that nobody did. Called by the browser's entry; the tap then closes, and no more.
 */
export function letOutsideTapsOnlyClose() {
  let closes = false
  // Before the browser closes it, and before anything of the page hears of it.
  window.addEventListener(
    'pointerdown',
    ({ target }) => (closes = target instanceof Element && isOutside(target)),
    true,
  )
  window.addEventListener(
    'click',
    (event) => {
      // A key's click has no detail.
      if (!closes || !event.detail) return
      closes = false
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}

/** Another menu's button opens its own. */
const isOutside = (target: Element) =>
  document.querySelector('[popover="auto"]:popover-open') !== null &&
  !target.closest('[popover="auto"]:popover-open, [popovertarget]')
