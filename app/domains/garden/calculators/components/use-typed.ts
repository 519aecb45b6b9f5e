import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { currentValues } from '../sheet.form.ts'
import type { Sheet, Typed } from '../sheet.kinds.ts'

/** The form's current values: those of the URL until the user types. */
export function useTyped(sheet: Sheet) {
  const [search] = useSearchParams()
  const address = search.toString()
  const sent: Typed = Object.fromEntries(search)
  const form = useRef<HTMLFormElement>(null)
  const filledFrom = useRef(address)
  const [live, setLive] = useState<{ address: string; typed: Typed } | null>(null)
  const read = () => form.current && setLive({ address, typed: typedIn(form.current) })

  useEffect(() => {
    if (!form.current) return
    // First run: keeps what was typed before hydration. Later: a new URL fills the fields again.
    if (filledFrom.current === address) return setLive({ address, typed: typedIn(form.current) })
    filledFrom.current = address
    fill(form.current, sheet, Object.fromEntries(new URLSearchParams(address)))
  }, [address, sheet])

  return { form, sent, typed: live?.address === address ? live.typed : sent, read }
}

const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

function fill(form: HTMLFormElement, sheet: Sheet, typed: Typed) {
  for (const [name, value] of Object.entries(currentValues(sheet.entries(typed), typed))) {
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = value
  }
}
