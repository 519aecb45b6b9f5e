type Words = { name: string; text: string }

/** The numbers of the gaps in a text: '{{1}}' is 1. */
export const gapsOf = (body: string) => [...body.matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => Number(number))

/** A text as one person reads it: `{{1}}` is who gets it, `{{2}}` the words of this send. */
export const filled = (body: string, { name, text }: Words) =>
  // By functions: '$' in the words is a '$'.
  body.replaceAll('{{1}}', () => name).replaceAll('{{2}}', () => text)

/** As Meta wants words: on one line. */
export const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim()

/** What fills the gaps, in their order, as Meta wants it: one line each. */
export function wordsFor(body: string, { name, text }: Words): string[] {
  const most = Math.max(0, ...gapsOf(body))
  return [name, text].slice(0, most).map(oneLine)
}
