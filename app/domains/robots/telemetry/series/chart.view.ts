/** What is drawn; moments are milliseconds. */
export type DrawnLine = {
  name: string
  /** Name of a CSS colour. */
  colour: string
  /** So that lines are told apart without colours. */
  dash?: number[]
  /** `going`: of a day that is not over, which no line goes to. */
  rows: { at: number; mean: number | null; low: number | null; high: number | null; going?: boolean }[]
}
/** What was done: on a row of its own for the journal, a stroke for what a robot did. */
export type DrawnMark = { id: string; at: number; label: string; kind: 'journal' | 'act' }
export type DrawnChart = {
  from: number
  to: number
  unit: string
  decimals: number
  lines: DrawnLine[]
  gaps: { from: number; to: number; words: string }[]
  /** Measured without network and sent when it was back. */
  late?: { from: number; to: number }[]
  nights: { from: number; to: number }[]
  bands: { from: number; to: number; low: number | null; high: number | null }[]
  /** Lowest to highest of times that are longer than a point, as blocks behind: each day of a week; one that is not over is hollow. */
  blocks?: { from: number; to: number; low: number; high: number; going?: boolean }[]
  marks: DrawnMark[]
  odd: { at: number; value: number }[]
}
export type ChartHands = {
  /** One finger moves the moment, and two the window: where several charts tell of one moment. */
  scrubs?: boolean
  /** The moment that is pointed at; null: none. */
  onPoint: (at: number | null) => void
  /** Another window was asked for. */
  onWindow: (window: { from: number; to: number }) => void
  onReset: () => void
  /** Ids of those that lie under the finger. */
  onMark: (ids: string[]) => void
}
