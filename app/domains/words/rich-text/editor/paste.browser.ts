/**
 * What word processors put on the clipboard, in the two levels of headings that a text has. The rest of their styles is
 * dropped by the editor itself, since no node has any.
 */
export const plainerPaste = (html: string): string =>
  html
    .replace(/<(\/?)h1\b/gi, '<$1h2')
    .replace(/<(\/?)h[4-6]\b/gi, '<$1h3')
    // Google writes a bold element around the whole, of normal weight.
    .replace(/<b\b[^>]*font-weight:\s*normal[^>]*>/gi, '<span>')
