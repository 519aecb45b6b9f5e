/**
 * In the page: what a finger would miss, each as '36×24 Regar'. The area of a target is what answers as it around its
 * middle, so that a pseudo-element that reaches further counts, and what lies below another target does not. Links within
 * a sentence are as high as its lines; what ends at the screen's edge can't be missed there.
 */
export function missedByFingers(): string[] {
  const LEAST = 43.5
  const kinds = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="radio"]'
  const all = `${kinds}, label:has(input)`
  const isForReadersOnly = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isForReadersOnly(element.parentElement))
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
    !isForReadersOnly(element)

  const inSentence = (element: Element) => {
    if (!element.matches('a, button') || !getComputedStyle(element).display.startsWith('inline')) return false
    let block = element.parentElement
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
    if (!block || /flex|grid/.test(getComputedStyle(block).display)) return false
    const rest = block.cloneNode(true) as Element
    for (const part of rest.querySelectorAll(`${all}, .sr-only, svg`)) part.remove()
    return (rest.textContent?.match(/\p{L}{2,}/gu)?.length ?? 0) >= 2
  }

  const isLabelOf = (label: Element | null | undefined, field: Element) =>
    label instanceof HTMLLabelElement && label.control === field

  /** A field answers through its label and its frame, a label for its field. */
  const isOf = (element: Element, hit: Element | null) => {
    const label = hit?.closest('label, .input')
    return Boolean(hit && (element.contains(hit) || label?.contains(element) || isLabelOf(label, element)))
  }

  const reach = (element: Element, x: number, y: number, dx: number, dy: number) => {
    for (let step = 0.5; step <= 60; step += 0.5) {
      const [left, top] = [x + dx * step, y + dy * step]
      if (left < 0 || top < 0 || left >= innerWidth || top >= innerHeight) return Number.POSITIVE_INFINITY
      if (!isOf(element, document.elementFromPoint(left, top))) return step
    }
    return 60
  }

  /** What can't be taken back stands 8 px from its neighbours, or more. */
  const crowded = (element: Element) => {
    const box = element.getBoundingClientRect()
    return targets.some((other) => {
      if (other.contains(element) || element.contains(other)) return false
      const { left, right, top, bottom } = other.getBoundingClientRect()
      return Math.max(left - box.right, box.left - right, top - box.bottom, box.top - bottom) < 7.5
    })
  }

  const targets = [...document.querySelectorAll<HTMLElement>(all)].filter(
    // Of a field in its label, the label is what is tapped.
    (element) => seen(element) && !element.matches('.skip-link, :disabled, [type="hidden"], label input'),
  )
  const found = new Set<string>()
  for (const element of targets) {
    if (inSentence(element)) continue
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = element.getClientRects()[0]
    if (!box || box.width < 2 || box.height < 2) continue
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const name = (element.getAttribute('aria-label') || element.innerText || element.getAttribute('name') || '').trim()
    const size = isOf(element, document.elementFromPoint(x, y))
      ? [
          reach(element, x, y, -1, 0) + reach(element, x, y, 1, 0) - 0.5,
          reach(element, x, y, 0, -1) + reach(element, x, y, 0, 1) - 0.5,
        ]
      : [0, 0]
    const said = `${element.tagName.toLowerCase()} ${name.replace(/\s+/g, ' ').slice(0, 40)}`
    if (size.some((length) => length < LEAST)) found.add(`${size.join('×')} ${said}`)
    if (/^(Apagar|Excluir|Cancelar)/.test(name) && crowded(element)) found.add(`too near its neighbour: ${said}`)
  }
  return [...found]
}
