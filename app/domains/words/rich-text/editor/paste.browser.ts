/**
 * What word processors put on the clipboard, in the two levels of headings that a text has, with lists as lists. The rest
 * of their styles is dropped by the editor itself, since no node has any.
 */
export function plainerPaste(html: string): string {
  const plain = html
    .replace(/<(\/?)h1\b/gi, '<$1h2')
    .replace(/<(\/?)h[4-6]\b/gi, '<$1h3')
    // Google writes a bold element around the whole, of normal weight.
    .replace(/<b\b[^>]*font-weight:\s*normal[^>]*>/gi, '<span>')
  return /mso-list/i.test(plain) ? listsOfWord(plain) : plain
}

/** Word writes the items of a list as paragraphs that begin with their sign. */
function listsOfWord(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  let list = null as HTMLElement | null
  for (const line of body.querySelectorAll<HTMLElement>('p')) {
    if (!/mso-list/i.test(line.getAttribute('style') ?? '')) {
      list = null
      continue
    }
    const sign = /^\s*(\d+[.)]|[·•o§\-–])\s+/
    const tag = /^\s*\d/.test(line.textContent ?? '') ? 'ol' : 'ul'
    const item = document.createElement('li')
    item.textContent = (line.textContent ?? '').replaceAll('\u00a0', ' ').replace(sign, '').trim()
    if (list?.localName !== tag || list.nextElementSibling !== line) {
      list = document.createElement(tag)
      line.before(list)
    }
    list.append(item)
    line.remove()
  }
  return body.innerHTML
}
