/** Characters of the PDF standard fonts beyond Latin-1: Windows-1252. */
const more = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')
const replaced: Record<string, string> = {
  '₂': '2',
  '₃': '3',
  '₄': '4',
  μ: 'µ',
  '−': '-',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2032': "'",
  '\u2033': '"',
  '\u202f': ' ',
  '\u2009': ' ',
  '\t': ' ',
  '→': '->',
  '←': '<-',
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
  '✓': 'ok',
}

/**
 * Converts text to what the standard fonts support, which includes all of pt-BR. Other letters lose their diacritics or
 * become '?'; emoji are removed with the space before them.
 */
export function pdfText(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/ ?(?![©®™])\p{Extended_Pictographic}(?:\u{fe0f}|\u{200d}|\p{Emoji_Modifier})*/gu, '')
  return Array.from(plain, writable).join('')
}

function writable(letter: string): string {
  // A soft hyphen is seen on paper alone.
  if (letter === '\u00ad') return ''
  const known = replaced[letter]
  if (known !== undefined) return known
  if (isWritable(letter)) return letter
  const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '')
  if (bare && Array.from(bare).every(isWritable)) return bare
  return /[\p{L}\p{N}\p{S}]/u.test(letter) ? '?' : ''
}

/** What leaves no ink is missed by nobody. */
const inkless = /\p{Cc}|\p{Cf}|\ufe0f/u

/** The first letter that `pdfText` would leave out or write as another one: 'ş', '≠', '🌱'; undefined when all is written as it reads. */
export const unwritable = (text: string): string | undefined =>
  Array.from(text.normalize('NFC')).find(
    (letter) => replaced[letter] === undefined && !isWritable(letter) && !inkless.test(letter),
  )

const isWritable = (letter: string) =>
  letter === '\n' || /[\u0020-\u007e\u00a0-\u00ff]/.test(letter) || more.has(letter)
