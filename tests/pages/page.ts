import { load } from 'cheerio'
import { choiceOf, formOf, named, type Values, words } from './sent-form.ts'

export type Sent = { status: number; headers: Headers; html: string }
type Send = (path: string, body?: URLSearchParams) => Promise<Page>

/** A page as somebody without scripts has it before them. */
export type Page = ReturnType<typeof pageOf>

/** Reads what the server drew; `send` asks it for the next page. */
export function pageOf(path: string, { status, headers, html }: Sent, send: Send) {
  // What stands in <noscript> is part of the page.
  const $ = load(html, { scriptingEnabled: false })
  const text = (selector: string) => words($(selector).text())
  return {
    status,
    headers,
    html,
    /** The document, to look for what has no name below. */
    $,
    title: text('title'),
    heading: text('h1'),
    /** Every word that is shown between header and footer. */
    text: text('main'),
    /** Every word of a part. */
    textOf: text,
    /** Where the answer leads, when it is a redirect. */
    location: headers.get('location'),
    /** What the next page will say once. */
    toast: toastOf(headers),
    /** The sentence beside a field. */
    error: (name: string) => words($(`[data-error-of="${name}"] .text-error`).text()),
    /** What a field holds. */
    value: (name: string) => $(`[name="${name}"]`).val(),
    links: () =>
      $('main a')
        .map((_, link) => $(link).attr('href'))
        .get(),
    /** What a list, a radio or a checkbox sends when one chooses these words in it. */
    choice: (name: string, chosen: string) => choiceOf($, name, chosen),
    /**
     * Presses a button by its words: sends the form around it as it stands, but for `values`. `undefined` leaves a field
     * out. Of several buttons with the same words `within` (a selector) says which.
     */
    press: (button: string, values: Values = {}, within = 'body') => {
      const { action = path, method, body } = formOf($, { button, values, within })
      return method === 'get' ? send(`${action.split('?')[0]}?${body}`) : send(action, body)
    },
    /** The page behind a link of this one, by the link's words; `within` says in which part, when several are called so. */
    click: (link: string, within = 'body') => {
      const href = named($, `${within} a`, link).attr('href')
      if (href === undefined) throw new Error(`${path} has no link '${link}'`)
      return send(href)
    },
    /** Another address, with the cookies of this window. */
    open: (next: string) => send(next),
    /** The page that a redirect leads to. */
    follow: () => {
      const location = headers.get('location')
      if (!location) throw new Error(`${path} answered ${status} and leads nowhere`)
      return send(location)
    },
  }
}

function toastOf(headers: Headers) {
  const kept = headers
    .getSetCookie()
    .flatMap((cookie) => cookie.match(/^grower_toast=(eyJ[\w-]+)/)?.[1] ?? [])
    .at(0)
  return kept ? (JSON.parse(Buffer.from(kept, 'base64url').toString()) as { kind: string; text: string }).text : null
}
