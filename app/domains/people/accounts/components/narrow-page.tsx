import type { ReactNode } from 'react'

type Props = {
  title: string
  text?: ReactNode
  /** Above the card. */
  above?: ReactNode
  children: ReactNode
  /** Secondary links below the card. */
  below?: ReactNode
}

/** A narrow page with one form: illustration, title, card. */
export function NarrowPage({ title, text, above, children, below }: Props) {
  return (
    <div className="mx-auto w-full max-w-md space-y-5 sm:space-y-6 sm:py-6">
      <header className="space-y-1.5 text-center sm:space-y-3">
        <img src="/arte/ciclos/germinacao.svg" alt="" width={72} height={72} className="mx-auto size-14 sm:size-18" />
        <h1 className="text-[1.75rem] sm:text-3xl">{title}</h1>
        {text && <p className="text-muted">{text}</p>}
      </header>
      {above}
      <div className="card p-5 sm:p-7">{children}</div>
      {below && <div className="space-y-2 text-center text-[0.9375rem]">{below}</div>}
    </div>
  )
}
