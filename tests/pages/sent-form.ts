import type { CheerioAPI } from 'cheerio'

/** Field values by name; `undefined` omits a field. */
export type Values = Record<string, string | string[] | undefined>

export const normalised = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

type Pressed = { button: string; values: Values; within: string }

/** What a browser would submit: the form's own fields, the button's, overridden by `values`. */
export function formOf($: CheerioAPI, { button: called, values, within }: Pressed) {
  const button = named($, `${within} ${sending}`, called)
  const id = button.attr('form')
  const form = id ? $(`form[id="${id}"]`) : button.closest('form')
  if (!form.length) throw new Error(`no form has a button '${called}'`)
  const body = new URLSearchParams(form.serializeArray().map(({ name, value }) => [name, value]))
  const [name, value] = [button.attr('name'), button.attr('value')]
  if (name) body.append(name, value ?? '')
  for (const [field, value] of Object.entries(values)) {
    const exists = form.find(`[name="${field}"]`).length || $(`[form="${form.attr('id')}"][name="${field}"]`).length
    if (!exists && value !== undefined) throw new Error(`the form of '${called}' has no field '${field}'`)
    body.delete(field)
    for (const one of value === undefined ? [] : [value].flat()) body.append(field, one)
  }
  return {
    action: button.attr('formaction') ?? form.attr('action'),
    method: button.attr('formmethod') ?? form.attr('method'),
    body,
  }
}

/** Submit buttons only: others do nothing without scripts. */
const sending = 'button:not([type="button"], [disabled])'

/** The first element with this accessible name: its text, its aria-label, or the alt text of its image. */
export const named = ($: CheerioAPI, selector: string, name: string) =>
  $(selector)
    .filter((_, each) => {
      const label = $(each).attr('aria-label') ?? $(each).find('[aria-label]').attr('aria-label')
      return [normalised($(each).text()), label, $(each).find('img').attr('alt')].includes(name)
    })
    .first()

/** The value of the option with this label in a select, radio group or checkbox. */
export function choiceOf($: CheerioAPI, name: string, chosen: string) {
  const hasText = (element: Parameters<typeof $>[0]) => normalised($(element).text()) === chosen
  const option = $(`select[name="${name}"] option`).filter((_, each) => hasText(each))
  const box = $('label').filter((_, each) => hasText(each))
  const value = option.attr('value') ?? box.find(`input[name="${name}"]`).attr('value')
  if (value === undefined) throw new Error(`'${name}' offers no '${chosen}'`)
  return value
}
