/** How long after an answer a tap is still meant for what stood there before: nobody reads and aims in less. Milliseconds. */
const aimed = 700

type Tap = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp' | 'detail'>
type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Whether a tap is the rest of the one that sent a form from `place`, `since` being the moment of the refusal. */
export const isSecondTap = (tap: Tap, place: Place, since: number) =>
  // A click by keyboard, or by a label's field, has none and no place.
  tap.detail > 0 &&
  tap.timeStamp - since < aimed &&
  tap.clientX >= place.left &&
  tap.clientX <= place.right &&
  tap.clientY >= place.top &&
  tap.clientY <= place.bottom

/**
 * A refusal moves the page to what is wrong, and changes what is asked: a second tap where the button stood would choose what
 * lies there by now, or say yes to what nobody has read. It does nothing, unless something was done meanwhile.
 */
export function ignoreSecondTap(place: Place) {
  const since = performance.now()
  const over = new AbortController()
  const { signal } = over
  const end = () => over.abort()
  for (const deed of ['input', 'keydown', 'wheel', 'touchmove']) addEventListener(deed, end, { signal, capture: true })
  addEventListener(
    'click',
    (tap) => {
      if (!isSecondTap(tap, place, since)) return end()
      tap.preventDefault()
      tap.stopImmediatePropagation()
    },
    { signal, capture: true },
  )
}
