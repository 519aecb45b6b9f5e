import type { ReactNode } from 'react'

type Props = { /** Null for viewers who may not write. */ form: ReactNode; children: ReactNode }

/** Form and journal: stacked on small screens, side by side on large ones. */
export const JournalColumns = ({ form, children }: Props) =>
  form ? (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 desk:grid-cols-[28rem_minmax(0,1fr)]">
      <section aria-labelledby="registrar" className="space-y-4">
        <h2 id="registrar" className="sr-only">
          Registrar
        </h2>
        {form}
      </section>
      {children}
    </div>
  ) : (
    <div className="mx-auto max-w-3xl">{children}</div>
  )
