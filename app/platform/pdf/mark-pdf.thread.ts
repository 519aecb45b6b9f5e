import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'
import { drawable, linePath, widthOf } from '../pictures/lettering.ts'

/** `AnnotationEditorType.INK` of pdf.js: drawn lines need no font of the document. */
const INK = 15
const LARGEST = 24
const SLANT = 35
/** What is no PDF after all, or asks for a password. */
const unreadable = ['InvalidPDFException', 'PasswordException', 'FormatError']

async function markedPages(typed: Uint8Array, line: string): Promise<Uint8Array | undefined> {
  try {
    const pdf = await getDocumentProxy(typed, { verbosity: 0 })
    // Of a file that says it has no page, or fewer than none, readers look for the pages themselves.
    if (pdf.numPages < 1) return
    for (let at = 0; at < pdf.numPages; at++) {
      const { view, rotate } = await pdf.getPage(at + 1)
      pdf.annotationStorage.setValue(`pdfjs_internal_editor_${at}`, lineOver(at, view, rotate, drawable(line)))
    }
    return await pdf.saveDocument()
  } catch (error) {
    if (error instanceof Error && unreadable.includes(error.name)) return
    throw error
  }
}

/** Through the middle of the page, from below left to above right as it is shown. */
function lineOver(pageIndex: number, view: number[], rotate: number, text: string) {
  const [left = 0, bottom = 0, right = 0, top = 0] = view
  const size = Math.min(LARGEST, (LARGEST * 0.95 * Math.min(right - left, top - bottom)) / widthOf(text, LARGEST))
  const turn = ((SLANT + rotate) * Math.PI) / 180
  const start = -widthOf(text, size) / 2
  const place = ([x = 0, y = 0]: number[]) => [
    (left + right) / 2 + (start + x) * Math.cos(turn) + y * Math.sin(turn),
    (bottom + top) / 2 + (start + x) * Math.sin(turn) - y * Math.cos(turn),
  ]
  return {
    ...{ annotationType: INK, pageIndex, rect: view, rotation: 0 },
    ...{ color: [110, 110, 110], thickness: size / 28, opacity: 0.75 },
    paths: { lines: curvesOf(linePath(text, size), place), points: [[left, bottom, right, top]] },
  }
}

/** An SVG path as pdf.js takes it: a list per outline, six numbers a curve; four that are none before a straight line's end. */
function curvesOf(path: string, place: (point: number[]) => number[]): number[][] {
  const straight = [Number.NaN, Number.NaN, Number.NaN, Number.NaN]
  const outlines: number[][] = []
  let from = [0, 0]
  for (const [, sign, rest = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = rest.split(/[\s,]+/).filter(Boolean).map(Number) // biome-ignore format: one line
    const points = Array.from({ length: numbers.length / 2 }, (_, at) => numbers.slice(2 * at, 2 * at + 2))
    const placed = points.map(place)
    if (sign === 'M') outlines.push([...straight, ...(placed[0] ?? [])])
    const outline = outlines.at(-1)
    if (sign === 'L') outline?.push(...straight, ...(placed[0] ?? []))
    if (sign === 'C') outline?.push(...placed.flat())
    if (sign === 'Q') outline?.push(...asCubic(from, points).flatMap(place))
    if (sign === 'Z' && outline) outline.push(...straight, ...outline.slice(4, 6))
    from = points.at(-1) ?? from
  }
  return outlines
}

/** A quadratic curve as a cubic one. */
const asCubic = (from: number[], [control = [], end = []]: number[][]) => [
  between(from, control),
  between(end, control),
  end,
]
const between = (a: number[], b: number[]) => a.map((one, at) => one + (2 / 3) * ((b[at] ?? 0) - one))

// Entry of the thread of one PDF (`mark-pdf.ts`): posts the marked bytes, or nothing for what can't be read.
const { bytes, text } = workerData as { bytes: Uint8Array; text: string }
const marked = await markedPages(bytes, text)
parentPort?.postMessage(marked)
