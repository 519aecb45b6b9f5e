import { useEffect, useState } from 'react'
import { type Kit, onPacked, readKit } from './kit.browser.ts'

/** The stored kit of this user; undefined until there is one. */
export function useKit(user_id: number): Kit | undefined {
  const [kit, setKit] = useState<Kit>()
  useEffect(() => {
    const read = () => void readKit().then((one) => setKit(one?.user_id === user_id ? one : undefined))
    read()
    return onPacked(read)
  }, [user_id])
  return kit
}
