/** Reads what was told or noted without trusting its shape. */
export type Said = {
  /** '' when it is no text. */
  text: (field: string) => string
  number: (field: string) => number | null
  flag: (field: string) => boolean | null
  inside: (field: string) => Said
  /** What stands under the keys of an object. */
  each: (field: string) => [string, Said][]
}

export function saidIn(data: unknown): Said {
  const fields: Record<string, unknown> = isRecord(data) ? data : {}
  const read = (field: string) => fields[field]
  return {
    text: (field) => {
      const value = read(field)
      return typeof value === 'string' ? value : ''
    },
    number: (field) => {
      const value = read(field)
      return typeof value === 'number' ? value : null
    },
    flag: (field) => {
      const value = read(field)
      return typeof value === 'boolean' ? value : null
    },
    inside: (field) => saidIn(read(field)),
    each: (field) => {
      const value = read(field)
      return isRecord(value) ? Object.entries(value).map(([key, one]) => [key, saidIn(one)]) : []
    },
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
