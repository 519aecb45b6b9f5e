import { type ComponentType, lazy, Suspense } from 'react'

/**
 * A part that the server draws with its page and whose code comes after the page's own, and only where it is shown.
 * Until then it stays as it was drawn: links, forms and popovers work.
 * `late(async () => (await import('./part.tsx')).Part)`
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = import.meta.env.SSR ? drawnAtOnce(load) : lazy(async () => ({ default: await load().catch(asDrawn) }))
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

/** Without signal the code does not come: better a part without its script than no page. The next page asks again. */
const asDrawn = () => new Promise<never>(() => undefined)

const loading: Promise<void>[] = []

/** The server waits for none of them while it draws: it has them all before the first page. */
export const lateParts = () => Promise.all(loading)

function drawnAtOnce<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined
  loading.push(
    load().then((part) => {
      known = part
    }),
  )
  return function LatePart(props: Props) {
    if (!known) throw new Error('lateParts() has to be waited for before pages are drawn')
    const Part = known
    return <Part {...props} />
  }
}
