import { load } from 'cheerio'
import { choiceOf, formOf, named, normalised, type Values } from './sent-form.ts'

export type Sent = { status: number; headers: Headers; html: string }
type Send = (path: string, body?: URLSearchParams) => Promise<Page>

/** A page as seen without scripts. */
export type Page = ReturnType<typeof pageOf>

/** Parses the server's HTML; `send` requests the next page. */
export function pageOf(path: string, { status, headers, html }: Sent, send: Send) {
  // <noscript> content is part of the page.
  const $ = load(html, { scriptingEnabled: false })
  const text = (selector: string) => normalised($(selector).text())
  return {
    status,
    headers,
    html,
    /** The document, for queries without a helper below. */
    $,
    title: text('title'),
    heading: text('h1'),
    /** All text between header and footer. */
    text: text('main'),
    /** All text of an element. */
    textOf: text,
    /** The redirect's location. */
    location: headers.get('location'),
    /** The flash message for the next page. */
    toast: toastOf(headers),
    /** The error message of a field. */
    error: (name: string) => normalised($(`[data-error-of="${name}"] .text-error`).text()),
    /** The value of a field. */
    value: (name: string) => $(`[name="${name}"]`).val(),
    links: () =>
      $('main a')
        .map((_, link) => $(link).attr('href'))
        .get(),
    /** The value of the option with this label in a select, radio group or checkbox. */
    choice: (name: string, chosen: string) => choiceOf($, name, chosen),
    /**
     * Clicks a button by its label: submits its form as it stands, overridden by `values`; `undefined` omits a field.
     * `within` (a selector) tells buttons with the same label apart.
     */
    press: (button: string, values: Values = {}, within = 'body') => {
      const { action = path, method, body } = formOf($, { button, values, within })
      return method === 'get' ? send(`${action.split(/[?#]/)[0]}?${body}`) : send(action, body)
    },
    /** Follows a link by its text; `within` tells links with the same text apart. */
    click: (link: string, within = 'body') => {
      const href = named($, `${within} a`, link).attr('href')
      if (href === undefined) throw new Error(`${path} has no link '${link}'`)
      return send(href)
    },
    /** Opens another URL with the same cookies. */
    open: (next: string) => send(next),
    /** Follows the redirect. */
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
