import type { Typed } from './kept-typing.ts'

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const notTyped = ['hidden', 'password', 'file', 'submit', 'button', 'reset', 'image']

const isTyped = (field: Element): field is TypedField =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) &&
  field.name !== '' &&
  !notTyped.includes(field.type)

const isChoice = (field: TypedField): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox'

/** What stands in the fields that a person fills in; never a password. */
export function typedIn(form: HTMLFormElement): Typed {
  const typed: Typed = {}
  for (const field of [...form.elements].filter(isTyped)) {
    const values = typed[field.name] ?? []
    typed[field.name] = isChoice(field) && !field.checked ? values : [...values, field.value]
  }
  return typed
}

/** What differs from what the form was opened with. */
export const changedSince = (opened: Typed, now: Typed): Typed =>
  Object.fromEntries(Object.entries(now).filter(([name, values]) => values.join('\n') !== opened[name]?.join('\n')))

/** Puts it into the fields as its person would, so that counters and fields with a state of their own follow. */
export function putTyped(form: HTMLFormElement, typed: Typed) {
  const left = Object.fromEntries(Object.entries(typed).map(([name, values]) => [name, [...values]]))
  for (const field of [...form.elements].filter(isTyped)) {
    const values = left[field.name]
    if (!values) continue
    if (isChoice(field)) {
      // A radio is let go of by the one that is chosen; when none was, by hand.
      if (field.checked === values.includes(field.value)) continue
      if (field.type === 'radio' && field.checked) field.checked = false
      else field.click()
    } else write(field, values.shift() ?? '')
  }
}

/** React hears of a value only through the setter of the element's own kind. */
function write(field: TypedField, value: string) {
  if (field.value === value) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
}
