import { micromark, type Options } from 'micromark'

// HTML is escaped and images are not rendered (they would request another host). Legal texts have no code blocks.
const options: Options = {
  extensions: [{ disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage', 'codeFenced', 'codeIndented'] } }],
}

/** Renders a legal text (CommonMark) to HTML. An h1 becomes h2, below the page's own. */
export const htmlOf = (text: string) =>
  micromark(text.replaceAll('\r\n', '\n'), options)
    .replace(/<(\/?)h1>/g, '<$1h2>')
    .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, address, words) => linkTo(address, words))

/** Links only https, mailto and paths of this site; other links are rendered as text. */
const linkTo = (address: string, words: string) =>
  /^(https:\/\/|mailto:|\/(?!\/))/i.test(address) ? `<a class="link" href="${address}">${words}</a>` : words

/** Splits off the text's first heading as the page title. */
export function titleAndHtml(text: string, fallback: string) {
  const [, title = fallback, body = text] = text.match(/^# (.+)\s*\n([\s\S]*)$/) ?? []
  return { title, html: htmlOf(body) }
}
