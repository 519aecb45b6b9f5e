import { z } from 'zod'
import { HiddenPart } from '../hidden-parts.schemas.ts'

const percent = z.number().optional()
const Row = z.object({ x: percent, y: percent, width: percent, height: percent })

/** Rectangles in the form, in percent; empty rows are ignored. */
export const typedParts = z
  .array(Row)
  .max(20)
  .default([])
  .transform((rows, issues) => {
    const parts: z.output<typeof HiddenPart>[] = []
    for (const [at, row] of rows.entries()) {
      if (Object.values(row).every((value) => value === undefined)) continue
      const part = HiddenPart.safeParse(inShares(row))
      if (part.success) parts.push(part.data)
      else
        for (const { path, message } of part.error.issues)
          issues.addIssue({ code: 'custom', message, path: [at, ...path] })
    }
    return parts
  })

const share = (value: number | undefined) => (value === undefined ? undefined : value / 100)

const inShares = ({ x, y, width, height }: z.output<typeof Row>) => ({
  x: share(x),
  y: share(y),
  width: share(width),
  height: share(height),
})
