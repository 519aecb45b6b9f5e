import { type AnyProcedure, isProcedure } from '@orpc/server'
import { z } from 'zod'
import type { Access } from '#platform/access/rules.ts'
import type { RefusalCode } from '#platform/errors.ts'
import type { CallMeta } from '#platform/verbs.ts'
import { api } from './api.ts'

export type ApiLine = {
  /** 'garden.plants.show'; the domain comes first. */
  name: string
  method: string
  path: string
  access: Access
  /** Declared client errors, besides those that follow from this line. */
  refuses: RefusalCode[]
  hasOutput: boolean
  hasInput: boolean
}

/** Every call with method, path and access rule, for `npm run access`, the OpenAPI document and tests. */
export function apiLines(): ApiLine[] {
  const lines: ApiLine[] = []
  walk(api, [], (name, procedure) => {
    const { route, meta, inputSchema, outputSchema } = procedure['~orpc']
    const { access, refuses = [] } = meta as CallMeta
    lines.push({
      name: name.join('.'),
      method: route.method ?? 'POST',
      path: `/api${route.path ?? ''}`,
      access,
      refuses,
      hasInput: inputSchema !== undefined,
      hasOutput: outputSchema !== undefined,
    })
  })
  return lines.sort((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method))
}

/** Input schemas by call. */
export function apiInputs() {
  const inputs: { name: string; input: unknown }[] = []
  walk(api, [], (name, procedure) => inputs.push({ name: name.join('.'), input: procedure['~orpc'].inputSchema }))
  return inputs
}

/** Of every call that changes a thing, the fields that may come in besides those of its path. */
export function editInputs() {
  const edits: { name: string; fields: string[] }[] = []
  walk(api, [], (name, procedure) => {
    const { route, inputSchema } = procedure['~orpc']
    if (route.method !== 'PUT' && route.method !== 'PATCH') return
    const fields = inputSchema instanceof z.ZodObject ? Object.keys(inputSchema.shape) : []
    edits.push({ name: name.join('.'), fields: fields.filter((field) => !route.path?.includes(`{${field}}`)) })
  })
  return edits
}

/** Visits every call with its name: ['garden', 'plants', 'show']. */
export function walk(router: object, name: string[], visit: (name: string[], procedure: AnyProcedure) => void) {
  for (const [key, value] of Object.entries(router)) {
    if (isProcedure(value)) visit([...name, key], value)
    else walk(value as object, [...name, key], visit)
  }
}
