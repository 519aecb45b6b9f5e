import { Fragment } from 'react'
import { hashtagSlug, partsOf } from '#shared/marked-text.ts'
import { Link } from '#ui/components/link.tsx'

/** What somebody wrote, with '@apelido', '#hashtag' and addresses as links. */
export const PostText = ({ text }: { text: string }) =>
  partsOf(text).map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    if (part.kind === 'text') return <Fragment key={at}>{part.text}</Fragment>
    if (part.kind === 'address')
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <a key={at} href={part.text} rel="nofollow ugc noopener" target="_blank" className="link wrap-anywhere">
          {part.text.replace(/^https?:\/\//, '')}
        </a>
      )
    const name = part.text.slice(1)
    const to = part.kind === 'mention' ? `/perfil/${name}` : `/banca/hashtag/${encodeURIComponent(hashtagSlug(name))}`
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Link key={at} to={to} className="link">
        {part.text}
      </Link>
    )
  })
