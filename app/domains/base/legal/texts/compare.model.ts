import { diffArrays, diffWordsWithSpace } from 'diff'

export type Part = { kind: 'same' | 'added' | 'removed'; text: string }
/** A paragraph of the diff; `changed` has parts of several kinds. */
export type Block = { kind: 'same' | 'added' | 'removed' | 'changed'; parts: Part[] }

/** Diff of two texts: by paragraph, and by word within reworded ones. */
export function compare(before: string, after: string): Block[] {
  const blocks: Block[] = []
  let gone: string[] = []
  for (const { value, added, removed } of diffArrays(paragraphs(before), paragraphs(after))) {
    if (removed) gone = [...gone, ...value]
    else if (added) {
      blocks.push(...reworded(gone, value))
      gone = []
    } else {
      blocks.push(...gone.map(whole('removed')), ...value.map(whole('same')))
      gone = []
    }
  }
  return [...blocks, ...gone.map(whole('removed'))]
}

/** Markdown syntax is ignored in the diff. */
const paragraphs = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n+/)
    .map((line) =>
      line
        .replace(/^#+\s+/, '')
        .replace(/^[-*]\s+/, '• ')
        .replace(/\*+([^*]+)\*+/g, '$1')
        .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .trim(),
    )
    .filter(Boolean)

const whole =
  (kind: Part['kind']) =>
  (text: string): Block => ({ kind, parts: [{ kind, text }] })

function reworded(before: string[], after: string[]): Block[] {
  const pairs = Math.min(before.length, after.length)
  const blocks = Array.from({ length: pairs }, (_, i) => pair(before[i] ?? '', after[i] ?? '')).flat()
  return [...blocks, ...before.slice(pairs).map(whole('removed')), ...after.slice(pairs).map(whole('added'))]
}

/** Two paragraphs that share less than a third of their words are one removed and one added, not a rewording. */
function pair(before: string, after: string): Block[] {
  const parts = diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
    text: value,
  }))
  const kept = parts.filter(({ kind }) => kind === 'same').reduce((sum, { text }) => sum + text.trim().length, 0)
  const alike = kept > Math.max(before.length, after.length) / 3
  return alike ? [{ kind: 'changed', parts }] : [whole('removed')(before), whole('added')(after)]
}
