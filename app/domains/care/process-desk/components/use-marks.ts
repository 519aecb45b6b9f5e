import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'

/** How many checkboxes of a list are marked; none any more after an act that was done, so that the next one hits nothing unseen. */
export function useMarks(form: string, refused: string | undefined) {
  const [count, setCount] = useState(0)
  const { state } = useNavigation()
  const acted = useRef(false)
  useEffect(() => {
    const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[name="ids"][form="${form}"]`)]
    const recount = () => setCount(boxes().filter(({ checked }) => checked).length)
    if (state === 'submitting') acted.current = true
    if (state === 'idle') {
      if (acted.current && !refused) for (const box of boxes()) box.checked = false
      acted.current = false
      recount()
    }
    document.addEventListener('change', recount)
    return () => document.removeEventListener('change', recount)
  }, [form, state, refused])
  return count
}
