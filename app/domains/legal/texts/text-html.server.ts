import { micromark, type Options } from 'micromark'

// HTML and images stay words: an image would call out to another host. Legal texts have no code to show.
const options: Options = {
  extensions: [{ disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage', 'codeFenced', 'codeIndented'] } }],
}

/** A legal text as HTML, from CommonMark. No heading stands as high as the page's. */
export const htmlOf = (text: string) =>
  micromark(text.replaceAll('\r\n', '\n'), options)
    .replace(/<(\/?)h1>/g, '<$1h2>')
    .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, address, words) => linkTo(address, words))

/** Only to addresses of the web, of mail and of this site; others leave their words. */
const linkTo = (address: string, words: string) =>
  /^(https:\/\/|mailto:|\/(?!\/))/i.test(address) ? `<a class="link" href="${address}">${words}</a>` : words

/** A text brings its own title as its first line; the page's stands for it. */
export function titleAndHtml(text: string, otherwise: string) {
  const [, title = otherwise, body = text] = text.match(/^# (.+)\s*\n([\s\S]*)$/) ?? []
  return { title, html: htmlOf(body) }
}
