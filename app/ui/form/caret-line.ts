const copied = [
  'boxSizing',
  'width',
  'font',
  'letterSpacing',
  'lineHeight',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
] as const

/** Top and bottom of the line of text at `index`, in px from the top of the textarea: measured in a copy of it. */
export function caretLine(area: HTMLTextAreaElement, index: number) {
  const look = getComputedStyle(area)
  const copy = document.createElement('div')
  for (const property of copied) copy.style[property] = look[property]
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    borderStyle: 'solid',
  })
  copy.textContent = area.value.slice(0, index)
  const mark = document.createElement('span')
  mark.textContent = '@'
  copy.append(mark)
  document.body.append(copy)
  const top = mark.offsetTop - area.scrollTop
  const bottom = top + mark.offsetHeight
  copy.remove()
  return { top, bottom }
}
