import { type CheerioAPI, load } from 'cheerio'

export type Sent = { status: number; headers: Headers; html: string }
type Values = Record<string, string | string[] | undefined>
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
    /** Presses a button by its words: sends the form around it as it stands, but for `values`. `undefined` leaves a field out. */
    press: (button: string, values: Values = {}) => {
      const { action = path, method, body } = formOf($, button, values)
      return method === 'get' ? send(`${action.split('?')[0]}?${body}`) : send(action, body)
    },
    /** The page behind a link of this one, by the link's words; `within` says in which part, when several are called so. */
    click: (link: string, within = 'body') => {
      const href = named($, `${within} a`, link).attr('href')
      if (href === undefined) throw new Error(`${path} has no link '${link}'`)
      return send(href)
    },
    /** The page that a redirect leads to. */
    follow: () => {
      const location = headers.get('location')
      if (!location) throw new Error(`${path} answered ${status} and leads nowhere`)
      return send(location)
    },
  }
}

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function toastOf(headers: Headers) {
  const kept = headers
    .getSetCookie()
    .flatMap((cookie) => cookie.match(/^grower_toast=(eyJ[\w-]+)/)?.[1] ?? [])
    .at(0)
  return kept ? (JSON.parse(Buffer.from(kept, 'base64url').toString()) as { kind: string; text: string }).text : null
}

/** What a browser would send: the form's own fields as drawn, the button's, and the values given here. */
function formOf($: CheerioAPI, words_: string, values: Values) {
  const button = named($, sending, words_)
  const id = button.attr('form')
  const form = id ? $(`form[id="${id}"]`) : button.closest('form')
  if (!form.length) throw new Error(`no form has a button '${words_}'`)
  const body = new URLSearchParams(form.serializeArray().map(({ name, value }) => [name, value]))
  const [name, value] = [button.attr('name'), button.attr('value')]
  if (name) body.append(name, value ?? '')
  for (const [field, given] of Object.entries(values)) {
    const drawn = form.find(`[name="${field}"]`).length || $(`[form="${form.attr('id')}"][name="${field}"]`).length
    if (!drawn && given !== undefined) throw new Error(`the form of '${words_}' has no field '${field}'`)
    body.delete(field)
    for (const one of given === undefined ? [] : [given].flat()) body.append(field, one)
  }
  return { action: button.attr('formaction') ?? form.attr('action'), method: form.attr('method'), body }
}

/** Other buttons do nothing without scripts. */
const sending = 'button:not([type="button"], [disabled])'

/** The first button or link that is called so, by its words, its label or its picture. */
const named = ($: CheerioAPI, selector: string, name: string) =>
  $(selector)
    .filter((_, each) =>
      [words($(each).text()), $(each).attr('aria-label'), $(each).find('img').attr('alt')].includes(name),
    )
    .first()

function choiceOf($: CheerioAPI, name: string, chosen: string) {
  const says = (element: Parameters<typeof $>[0]) => words($(element).text()) === chosen
  const option = $(`select[name="${name}"] option`).filter((_, each) => says(each))
  const box = $('label').filter((_, each) => says(each))
  const value = option.attr('value') ?? box.find(`input[name="${name}"]`).attr('value')
  if (value === undefined) throw new Error(`'${name}' offers no '${chosen}'`)
  return value
}
