import { Fragment } from 'react'
import { partsOf } from '#shared/marked-text.ts'
import { Link } from '#ui/components/link.tsx'

type Props = {
  text: string
  /** Whom '@apelido' may lead to, in small letters: a name of nobody is text. */
  mentions: string[]
}

/** Links mentions such as '@joaquim.verde' to profiles; other text is unchanged. */
export const Mentions = ({ text, mentions }: Props) =>
  partsOf(text).map((part, at) => {
    const name = part.text.slice(1)
    return part.kind === 'mention' && mentions.includes(name.toLowerCase()) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <Link key={at} to={`/perfil/${name}`} className="link">
        {part.text}
      </Link>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={at}>{part.text}</Fragment>
    )
  })
