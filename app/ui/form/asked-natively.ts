import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Attributes of a submit button whose dialog lives only once the page does: until then the browser itself asks (the
 * page's boot script), so that a tap on a page that is still loading does nothing unasked.
 */
export function useAskedNatively(question: string): { 'data-ask'?: string } {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return alive ? {} : { 'data-ask': question }
}
