import { parsePath, parseSubmission } from '@conform-to/dom/future'
import { configureCoercion } from '@conform-to/zod/v4/future'
import { ORPCError } from '@orpc/server'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { z } from 'zod'
import { errorBody, type FieldErrors } from '#platform/errors.ts'
import { rulesBetween } from '#platform/rules-between.ts'
import { fieldErrors } from '#platform/validation.ts'
import type { FormResult } from '#shared/form-result.ts'
import { parseMoney } from '#shared/money.ts'
import { parseNumber } from '#shared/numbers.ts'
import { Opened } from '#shared/opened.ts'
import { safePath } from '#shared/safe-path.ts'
import { typedValues } from '#shared/typed-values.ts'
import { type Client, clientFor } from './api-for.server.ts'
import { requestContext } from './page-context.server.ts'

type ActionArgs = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** '1.234,5' and '1234.5' are both the number 1234.5, '1.500' is 1500; a checkbox sends 'on', a switch 'true'. */
const { coerceFormValue } = configureCoercion({
  stripEmptyString: (text) => (text.trim() === '' ? undefined : text),
  type: {
    number: (text) => parseNumber(text) ?? Number.NaN,
    boolean: (text) => text === 'on' || text === 'true' || text === '1',
  },
})

/**
 * A page's action: parses the form, validates it with the call's own schema, calls the API. Validation errors are
 * returned per field with everything typed (but passwords); otherwise what `call` returns (a redirect) is the response.
 * All that can be known from the input is told at once: also what the rules between its fields say, and, where a rule of
 * the call needs more than the input, `alsoWrong` of the fields that are right.
 */
export async function submit<Schema extends z.ZodObject, Answer>(
  { request, url, context }: ActionArgs,
  schema: Schema,
  call: (api: Client, input: z.output<Schema>) => Promise<Answer>,
  alsoWrong?: (api: Client, right: Partial<z.output<Schema>>) => Promise<FieldErrors>,
) {
  const form = await formOf(request)
  const { opened, ...payload } = parseSubmission(form).payload
  const typed = coerceFormValue(schema)
  const parsed = typed.safeParse(payload)
  if (!parsed.success) {
    const errors = fieldErrors([...parsed.error.issues, ...rulesBetween(typed, payload)])
    const known = await alsoWrong?.(clientFor(context.get(requestContext)), rightOf(schema, payload))
    return refused(form, { status: 422, message: 'Confira os campos destacados.', errors: { ...known, ...errors } })
  }
  try {
    const input = { ...parsed.data, ...(opened !== undefined && { opened: openedOf(opened) }) }
    return await call(clientFor(context.get(requestContext)), input as z.output<Schema>)
  } catch (error) {
    if (!(error instanceof ORPCError) || error.status >= 500) throw error
    const { message, errors, stands } = errorBody(error)
    if (error.status === 401) {
      const back = safePath(String(form.get('back') ?? '')) ?? url.pathname
      throw redirect(`/auth/login?redirect=${encodeURIComponent(back)}`)
    }
    if (error.status === 403) throw data({ statusCode: error.status, message }, { status: error.status })
    // Sent once more, it is an answer to what stands now.
    if (stands) form.set('opened', JSON.stringify({ ...openedOf(opened), ...stands }))
    return refused(form, { status: error.status, message, errors, ...(stands && { stands }) })
  }
}

/** The fields that are right, each by itself. */
function rightOf<Schema extends z.ZodObject>(schema: Schema, payload: Record<string, unknown>) {
  const right = Object.entries(schema.shape).flatMap(([name, field]) => {
    const { success, data } = coerceFormValue(field as z.ZodType).safeParse(payload[name])
    return success ? [[name, data] as const] : []
  })
  return Object.fromEntries(right) as Partial<z.output<Schema>>
}

/** What a form was opened with, as `Form` wrote it. */
function openedOf(text: unknown): Opened {
  try {
    return Opened.parse(typeof text === 'string' ? JSON.parse(text) : undefined)
  } catch {
    throw data({ statusCode: 400, message: UNREADABLE }, { status: 400 })
  }
}

const UNREADABLE = 'Não conseguimos ler o formulário. Volte e envie de novo.'

/** A form that the page does not have does nothing: to be thrown before the act that is left. */
export const unknownForm = () => data({ statusCode: 400, message: UNREADABLE }, { status: 400 })

/** The submitted form; may be read again. 400 when the body is not a complete form, or a field has a name of no form. */
export async function formOf(request: Request) {
  try {
    return withPlainLines(await request.clone().formData())
  } catch {
    throw data({ statusCode: 400, message: UNREADABLE }, { status: 400 })
  }
}

/** Browsers send CRLF, scripts LF: normalised, so that a text has the same length either way. */
function withPlainLines(form: FormData) {
  const plain = new FormData()
  for (const [name, value] of form) {
    demandName(name)
    plain.append(name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value)
  }
  return plain
}

/** More rows than any form has; a place far beyond would make as long an array. */
const MOST_ROWS = 10_000

/** Throws for a name that is no path of fields: '__proto__', 'a..b', 'a[1000000000]'. */
function demandName(name: string) {
  const wrong = (part: string | number) => (typeof part === 'number' ? part >= MOST_ROWS : inherited.has(part))
  if (parsePath(name).some(wrong)) throw new Error(`a field named ${name}`)
}

/** Also '__proto__' and 'constructor', which `parsePath` refuses itself. */
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype).concat('prototype'))

function refused(
  form: FormData,
  { status, ...result }: { status: number; message: string } & Pick<FormResult, 'errors' | 'stands'>,
) {
  return data<FormResult>({ ...result, values: typedValues(form) }, { status })
}

/**
 * Schema of a checkbox: a missing value is false. Never use it for `private`: there a missing value must not mean
 * public.
 */
export const checkbox = z.boolean().default(false)

/** Centavos from a MoneyField's '1.234,56'. */
export const moneyText = z.string().transform((text, { addIssue }) => {
  const centavos = parseMoney(text)
  if (centavos !== null && !Number.isNaN(centavos) && centavos >= 0) return centavos
  addIssue({ code: 'custom', message: 'Escreva um valor em reais, como 129,90.' })
  return z.NEVER
})
