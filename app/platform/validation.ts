import { z } from 'zod'
import type { FieldErrors } from './errors.ts'

type Issue = { readonly message: string; readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> }

/** One list of messages per field path (`plants.0.name`); issues without a path go to '' (the form). */
export function fieldErrors(issues: ReadonlyArray<Issue>): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of issues) {
    const field = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
    errors[field] = [...new Set([...(errors[field] ?? []), issue.message])]
  }
  return errors
}

const formats: Record<string, string> = {
  email: 'Escreva um e-mail válido, como nome@exemplo.com.',
  url: 'Escreva um endereço completo, como https://exemplo.com.',
  uuid: 'Este código não é válido. Confira e tente de novo.',
  date: 'Escolha uma data válida.',
  datetime: 'Escolha uma data e hora válidas.',
}
const number = (value: unknown) => Number(value).toLocaleString('pt-BR')

// Error messages of all schemas: they say what to do, not what failed internally.
z.config({
  ...z.locales.pt(),
  customError: (issue) => {
    if (issue.code === 'invalid_type') {
      if (issue.input === undefined || issue.input === null || issue.input === '') return 'Preencha este campo.'
      return issue.expected === 'number' || issue.expected === 'int'
        ? typeof issue.input === 'number' && !Number.isNaN(issue.input)
          ? 'Escreva um número inteiro.'
          : 'Escreva um número.'
        : 'Este valor não é válido. Confira e tente de novo.'
    }
    if (issue.code === 'too_small') {
      if (issue.origin === 'string')
        return issue.minimum === 1 ? 'Preencha este campo.' : `Use pelo menos ${number(issue.minimum)} caracteres.`
      if (issue.origin === 'array') return `Escolha pelo menos ${number(issue.minimum)}.`
      return `O menor valor aceito é ${number(issue.minimum)}.`
    }
    if (issue.code === 'too_big') {
      if (issue.origin === 'string') return `Use no máximo ${number(issue.maximum)} caracteres.`
      if (issue.origin === 'array') return `Escolha no máximo ${number(issue.maximum)}.`
      return `O maior valor aceito é ${number(issue.maximum)}.`
    }
    if (issue.code === 'invalid_format') return formats[issue.format] ?? 'Confira o formato deste campo.'
    if (issue.code === 'invalid_value') return 'Escolha uma das opções.'
    if (issue.code === 'invalid_union')
      return issue.input ? 'Este valor não é válido. Confira e tente de novo.' : 'Preencha este campo.'
    if (issue.code === 'unrecognized_keys') return 'Há campos que não conhecemos.'
    return undefined
  },
})
