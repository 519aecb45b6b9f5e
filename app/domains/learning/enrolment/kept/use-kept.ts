import { useEffect, useState } from 'react'
import type { KeptClass } from './kept-class.model.ts'
import { watchKept } from './kept-classes.browser.ts'

/** The classes on this phone; undefined until they were read, null where nothing can be. */
export function useKept(): KeptClass[] | null | undefined {
  const [kept, setKept] = useState<KeptClass[] | null>()
  useEffect(() => watchKept(setKept), [])
  return kept
}
