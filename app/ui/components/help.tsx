import { useId } from 'react'
import { Icon } from './icon.tsx'

/** What a word means: a sentence, how it is reckoned with its letters, who says so, and what to do about a value outside its band. */
export type Term = {
  name: string
  says: string
  formula: readonly string[]
  letters?: readonly string[]
  source: string
  advice?: { low: string; high: string }
}

type Props = {
  term: Term
  /** What is known of one's own value, where it stands beside one: 'A sua: 1,69 kPa, alta para flora média…'. */
  own?: string | null
}

/**
 * 'O que é isso?' beside a metric or phase: opens without scripts, closes on Escape and on a click outside. It may stand in a
 * heading, a term or a table head, not in a paragraph.
 */
export function Help({ term: { name, says, formula, letters = [], source }, own }: Props) {
  const id = useId()
  return (
    <span className="no-print relative z-1 inline-flex align-middle">
      <button
        type="button"
        popoverTarget={id}
        aria-label={`O que é isso? ${name}`}
        // As large as a thumb, in the room of the icon.
        className="-mx-1.5 -my-3 inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:text-base-content"
      >
        <Icon name="circle-question-mark" size={18} />
      </button>
      <span
        id={id}
        popover="auto"
        className="menu p-4! text-start font-sans text-[0.9375rem] font-normal tracking-normal whitespace-normal"
      >
        <strong className="block font-semibold">{name}</strong>
        {own && <span className="figures mt-1 block font-medium">{own}</span>}
        <span className="mt-1 block">{says}</span>
        <details className="mt-1">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">Como calculamos</summary>
          <span className="figures block rounded-field bg-base-200 px-3 py-2 break-words">
            {[...formula, ...letters].map((line) => (
              <span key={line} className="block not-first:mt-1">
                {line}
              </span>
            ))}
          </span>
          <span className="mt-2 block text-sm text-muted">Fonte: {source}</span>
        </details>
      </span>
    </span>
  )
}
