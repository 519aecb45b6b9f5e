import { Icon } from '#ui/components/icon.tsx'
import type { Block, Part } from '../compare.model.ts'

/**
 * A diff by paragraph: signs, underline and strikethrough besides colour, text for screen readers; unchanged parts
 * collapsed.
 */
export function Difference({ blocks }: { blocks: Block[] }) {
  return (
    <div className="space-y-3">
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        <span>
          <ins className={look.added}>Sublinhado com +</ins>: entrou
        </span>
        <span>
          <del className={look.removed}>Riscado com −</del>: saiu
        </span>
      </p>
      {runsOf(blocks).map((run) =>
        run.folded ? <Unchanged key={run.at} blocks={run.blocks} /> : <Paragraphs key={run.at} blocks={run.blocks} />,
      )}
    </div>
  )
}

type Run = { at: number; folded: boolean; blocks: Block[] }

/** Consecutive unchanged paragraphs form one run, collapsed when longer than two. */
function runsOf(blocks: Block[]): Run[] {
  const runs: Run[] = []
  for (const [at, block] of blocks.entries()) {
    const last = runs.at(-1)
    if (last && (last.blocks[0]?.kind === 'same') === (block.kind === 'same')) last.blocks.push(block)
    else runs.push({ at, folded: false, blocks: [block] })
  }
  return runs.map((run) => ({ ...run, folded: run.blocks[0]?.kind === 'same' && run.blocks.length > 2 }))
}

const Unchanged = ({ blocks }: { blocks: Block[] }) => (
  <details className="rounded-box border border-base-300">
    <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 text-[0.9375rem] text-muted">
      <Icon name="chevrons-up-down" size={18} />
      {blocks.length} trechos sem mudança
    </summary>
    <div className="space-y-3 px-4 pb-4">
      <Paragraphs blocks={blocks} />
    </div>
  </details>
)

const Paragraphs = ({ blocks }: { blocks: Block[] }) =>
  blocks.map((block, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a published text never changes its order
    <Paragraph key={i} block={block} />
  ))

const edge = {
  same: 'border-transparent text-muted',
  added: 'border-success',
  removed: 'border-error',
  changed: 'border-info',
} as const

const Paragraph = ({ block }: { block: Block }) => (
  <p className={`border-s-4 ps-3 wrap-anywhere ${edge[block.kind]}`}>
    {block.parts.map((part, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a published text never changes its order
      <Words key={i} part={part} />
    ))}
  </p>
)

const look = {
  added: 'rounded-sm bg-success/15 underline decoration-2 underline-offset-4 before:content-["+"]',
  removed: 'rounded-sm bg-error/10 line-through decoration-2 before:inline-block before:content-["−"]',
}

function Words({ part: { kind, text } }: { part: Part }) {
  if (kind === 'same') return text
  const Tag = kind === 'added' ? 'ins' : 'del'
  return (
    <>
      <span className="sr-only">{kind === 'added' ? ' (entrou: ' : ' (saiu: '}</span>
      <Tag className={look[kind]}>{text}</Tag>
      <span className="sr-only">) </span>
    </>
  )
}
