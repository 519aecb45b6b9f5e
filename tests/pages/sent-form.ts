import type { CheerioAPI } from 'cheerio'

/** What is typed into fields by their names; `undefined` leaves one out. */
export type Values = Record<string, string | string[] | undefined>

export const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

type Pressed = { button: string; values: Values; within: string }

/** What a browser would send: the form's own fields as drawn, the button's, and the values given here. */
export function formOf($: CheerioAPI, { button: called, values, within }: Pressed) {
  const button = named($, `${within} ${sending}`, called)
  const id = button.attr('form')
  const form = id ? $(`form[id="${id}"]`) : button.closest('form')
  if (!form.length) throw new Error(`no form has a button '${called}'`)
  const body = new URLSearchParams(form.serializeArray().map(({ name, value }) => [name, value]))
  const [name, value] = [button.attr('name'), button.attr('value')]
  if (name) body.append(name, value ?? '')
  for (const [field, value] of Object.entries(values)) {
    const drawn = form.find(`[name="${field}"]`).length || $(`[form="${form.attr('id')}"][name="${field}"]`).length
    if (!drawn && value !== undefined) throw new Error(`the form of '${called}' has no field '${field}'`)
    body.delete(field)
    for (const one of value === undefined ? [] : [value].flat()) body.append(field, one)
  }
  return { action: button.attr('formaction') ?? form.attr('action'), method: form.attr('method'), body }
}

/** Other buttons do nothing without scripts. */
const sending = 'button:not([type="button"], [disabled])'

/** The first button or link that is called so: by its words, its label, or that of the picture in it. */
export const named = ($: CheerioAPI, selector: string, name: string) =>
  $(selector)
    .filter((_, each) => {
      const label = $(each).attr('aria-label') ?? $(each).find('[aria-label]').attr('aria-label')
      return [words($(each).text()), label, $(each).find('img').attr('alt')].includes(name)
    })
    .first()

/** What a list, a radio or a checkbox sends when one chooses these words in it. */
export function choiceOf($: CheerioAPI, name: string, chosen: string) {
  const says = (element: Parameters<typeof $>[0]) => words($(element).text()) === chosen
  const option = $(`select[name="${name}"] option`).filter((_, each) => says(each))
  const box = $('label').filter((_, each) => says(each))
  const value = option.attr('value') ?? box.find(`input[name="${name}"]`).attr('value')
  if (value === undefined) throw new Error(`'${name}' offers no '${chosen}'`)
  return value
}
