import type { FormResult } from '#shared/form-result.ts'
import { MOST_PARTS, type Part } from '#shared/mosaic.ts'
import { parseNumber } from '#shared/numbers.ts'

/** The complete rectangles in the submitted form values. */
export function typedRows(values: FormResult['values'] = {}): Part[] {
  const share = (at: number, side: keyof Part) =>
    (parseNumber(String(values[`parts[${at}].${side}`] ?? '')) ?? Number.NaN) / 100
  return Array.from({ length: MOST_PARTS }, (_, at) => ({
    x: share(at, 'x'),
    y: share(at, 'y'),
    width: share(at, 'width'),
    height: share(at, 'height'),
  })).filter(isOnPhoto)
}

const isOnPhoto = ({ x, y, width, height }: Part) =>
  x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 1.000001 && y + height <= 1.000001
