import { Link } from '#ui/components/link.tsx'
import { blocksOf, type Mark } from '../marks.model.ts'

/** A marked text as paragraphs, lists and links. */
export const Marked = ({ text }: { text: string }) => (
  <>
    {blocksOf(text).map((block, at) =>
      block.kind === 'list' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
        <ul key={at} className="list-disc space-y-1.5 pl-5">
          {block.entries.map((entry, of) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do its entries
            <li key={of}>
              <Marks parts={entry} />
            </li>
          ))}
        </ul>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
        <p key={at}>
          <Marks parts={block.parts} />
        </p>
      ),
    )}
  </>
)

const Marks = ({ parts }: { parts: Mark[] }) =>
  parts.map(({ text, to }) =>
    to ? (
      <Link key={text + to} to={to} className="link">
        {text}
      </Link>
    ) : (
      text
    ),
  )
