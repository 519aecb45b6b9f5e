import { useEffect, useState } from 'react'
import type { KeptClass } from './kept-class.model.ts'
import { keptClasses, onKeptChange } from './kept-classes.browser.ts'

/** The classes on this phone; undefined until they were read, null where nothing can be. */
export function useKept(): KeptClass[] | null | undefined {
  const [kept, setKept] = useState<KeptClass[] | null>()
  useEffect(() => {
    const read = () =>
      void keptClasses().then(setKept, (reason) => {
        console.info('kept classes:', reason)
        setKept(null)
      })
    read()
    return onKeptChange(read)
  }, [])
  return kept
}
