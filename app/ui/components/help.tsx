import { useId } from 'react'
import { Icon } from './icon.tsx'

/** What a word means: a sentence, how it is reckoned, and who says so. */
export type Term = { name: string; says: string; formula: readonly string[]; source: string }

/**
 * 'O que é isso?' beside a metric or phase: opens without scripts, closes on Escape and on a click outside. Of phrasing
 * content alone, so that it may stand in a heading, a term or a table head.
 */
export function Help({ term: { name, says, formula, source } }: { term: Term }) {
  const id = useId()
  return (
    <span className="no-print inline-flex align-middle">
      <button
        type="button"
        popoverTarget={id}
        aria-label={`O que é isso? ${name}`}
        className="-my-1.5 inline-grid size-8 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:text-base-content"
      >
        <Icon name="circle-question-mark" size={18} />
      </button>
      <span
        id={id}
        popover="auto"
        className="menu p-4! text-start font-sans text-[0.9375rem] font-normal tracking-normal whitespace-normal"
      >
        <strong className="block font-semibold">{name}</strong>
        <span className="mt-1 block">{says}</span>
        <span className="figures mt-3 block rounded-field bg-base-200 px-3 py-2 break-words">
          {formula.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </span>
        <span className="mt-2 block text-sm text-muted">Fonte: {source}</span>
      </span>
    </span>
  )
}
