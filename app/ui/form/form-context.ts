import { createContext, useContext } from 'react'
import type { Typed } from './kept-typing.ts'

export type FormValues = Record<string, string | number | boolean | null | undefined | readonly (string | number)[]>

type FormState = {
  errors: Record<string, string[]>
  values: FormValues
  /** Of an edit that met another: what stands now in the fields that both changed. */
  stands?: Record<string, unknown>
  sending: boolean
  /** What is typed is kept on this device: files alone are lost with the page. */
  isKept?: boolean
  /** What is about to be put into the fields by their names: a form whose rows were added makes room for it. */
  back?: Typed
  /** What the form waits for before it is sent: 'Enviando foto 1 de 2… 40 %'. */
  awaited?: string
  await?: (words: string | undefined) => void
  /** Prefix of the fields' ids. */
  id: string
}

export const FormContext = createContext<FormState>({ errors: {}, values: {}, sending: false, id: 'f' })

export const useFormState = () => useContext(FormContext)

/** The API's error paths use dots, form fields brackets: 'doses[0].name' is 'doses.0.name'. */
export const errorKey = (name: string) => name.replace(/\[(\d+)\]/g, '.$1')

/** A field's id, first error and value as text. */
export function useField(name: string, fallback?: FormValues[string]) {
  const { errors, values, id } = useFormState()
  const value = values[name] ?? fallback
  return {
    id: `${id}-${name}`,
    error: errors[errorKey(name)]?.[0],
    raw: value,
    value: value === null || value === undefined ? '' : String(value),
    list: Array.isArray(value) ? value.map(String) : value ? [String(value)] : [],
  }
}
