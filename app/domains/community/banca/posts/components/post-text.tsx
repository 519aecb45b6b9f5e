import { Fragment } from 'react'
import { hashtagSlug, partsOf } from '#shared/marked-text.ts'
import { Link } from '#ui/components/link.tsx'

type Props = {
  text: string
  /** Whom '@apelido' may lead to, in small letters: a name of nobody is text. */
  mentions: string[]
}

/** What somebody wrote, with '@apelido', '#hashtag' and addresses as links. */
export const PostText = ({ text, mentions }: Props) =>
  partsOf(text).map((part, at) => {
    const nobody = part.kind === 'mention' && !mentions.includes(part.text.slice(1).toLowerCase())
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    if (part.kind === 'text' || nobody) return <Fragment key={at}>{part.text}</Fragment>
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
