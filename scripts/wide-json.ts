const WIDTH = 120

/** JSON as somebody would write it: what fits on a line stays on one. */
export function wideJson(value: unknown, indent = '', before = 0): string {
  const line = onOneLine(value)
  if (typeof value !== 'object' || value === null || indent.length + before + line.length < WIDTH) return line
  const deeper = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((one) => wideJson(one, deeper))
    : Object.entries(value).map(([key, one]) => {
        const name = `${JSON.stringify(key)}: `
        return `${name}${wideJson(one, deeper, name.length)}`
      })
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}\n${indent}${close}`
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${onOneLine(one)}`)
  return parts.length ? `{ ${parts.join(', ')} }` : '{}'
}
