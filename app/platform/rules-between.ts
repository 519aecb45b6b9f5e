import { z } from 'zod'

type Path = (string | number)[]
type Issue = { message: string; path: PropertyKey[] }
type Schema = z.core.$ZodTypes

/**
 * What the rules between fields say of an input in which a field is wrong: zod skips them then, and who mends that field
 * would hear of the rest only after. A rule is asked about the fields that are right, and its answer counts for these.
 */
export function rulesBetween(schema: z.core.$ZodType, input: unknown, path: Path = []): Issue[] {
  const { def } = (schema as Schema)._zod
  switch (def.type) {
    case 'pipe': {
      const first = z.safeParse(def.in, input)
      return first.success ? rulesBetween(def.out, first.data, path) : []
    }
    case 'optional':
    case 'nullable':
    case 'default':
      return input === undefined || input === null ? [] : rulesBetween(def.innerType, input, path)
    case 'array':
      return Array.isArray(input) ? input.flatMap((one, at) => rulesBetween(def.element, one, [...path, at])) : []
    case 'object':
      return typeof input === 'object' && input !== null ? ofObject(def, { ...input }, path) : []
    default:
      return []
  }
}

function ofObject({ shape, checks = [] }: z.core.$ZodObjectDef, input: Record<string, unknown>, path: Path): Issue[] {
  const right = Object.entries(shape).flatMap(([key, field]) => {
    const parsed = z.safeParse(field, input[key])
    return parsed.success ? [[key, parsed.data] as const] : []
  })
  const known = new Set(right.map(([key]) => key))
  const said = checks.flatMap((check) => heard(check, Object.fromEntries(right), known))
  return [
    ...Object.entries(shape).flatMap(([key, field]) => rulesBetween(field, input[key], [...path, key])),
    ...said
      .filter((issue) => known.has(String(issue.path?.[0])))
      .map((issue) => z.core.util.finalizeIssue(issue, {}, z.config()))
      .map(({ message, path: field }) => ({ message, path: [...path, ...field] })),
  ]
}

/** `refine` is one rule: if it reads a field that is wrong, it says nothing. `superRefine` may be several. */
function heard(check: z.core.$ZodCheck<never>, value: object, known: Set<string>): z.core.$ZodRawIssue[] {
  let blind = false
  const seen = new Proxy(value, {
    get: (of, key) => {
      if (typeof key === 'string' && !known.has(key)) blind = true
      return Reflect.get(of, key)
    },
  })
  const payload: z.core.ParsePayload = { value: seen, issues: [] }
  try {
    check._zod.check(payload as z.core.ParsePayload<never>)
  } catch {
    return []
  }
  return blind && 'fn' in check._zod.def ? [] : payload.issues
}
