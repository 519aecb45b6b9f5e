import { PlainMarkdown } from '../../terms/components/plain-markdown.tsx'

/** A text brings its own title as its first line; the page's stands for it. */
export function titleAndBody(text: string, otherwise: string) {
  const [, title = otherwise, body = text] = text.match(/^# (.+)\s*\n([\s\S]*)$/) ?? []
  return { title, body }
}

export const TextBody = ({ text }: { text: string }) => (
  <div className="reading pb-6">
    <PlainMarkdown text={text} />
  </div>
)
