import { Fragment } from 'react'
import { Link } from '#ui/components/link.tsx'

/** Links mentions such as '@joaquim.verde' to profiles; other text is unchanged. */
export const Mentions = ({ text }: { text: string }) =>
  text.split(/(@[A-Za-z][\w.-]{1,28}\w)/).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <Link key={at} to={`/perfil/${part.slice(1)}`} className="link">
        {part}
      </Link>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={at}>{part}</Fragment>
    ),
  )
