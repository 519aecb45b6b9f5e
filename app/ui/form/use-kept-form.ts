import { type RefObject, useContext, useEffect, useRef, useState } from 'react'
import type { standingOf } from './awaited-uploads.ts'
import { KeeperContext } from './keeper.ts'
import { setKeptForm } from './kept-form.ts'

type Asked = { asked: boolean; standing: ReturnType<typeof standingOf>; chosen: string }

/** Keeps the form around an element while it was asked to be sent and waits for uploads; true once all of it is kept. */
export function useKeptForm(within: RefObject<HTMLElement | null>, { asked, standing, chosen }: Asked): boolean {
  const keeper = useContext(KeeperContext)
  const [isKept, setKept] = useState(false)
  const last = useRef<{ form: FormData; keeping: Promise<boolean> }>(undefined)
  const waiting = asked && standing === 'under way'
  useEffect(() => {
    const element = within.current?.closest('form')
    // Another photo was added while it waits: it is kept anew.
    if (!waiting || !keeper || !element || !chosen) return
    const form = new FormData(element)
    const keeping = (last.current?.keeping ?? Promise.resolve(false)).then(() => keeper.keep(form))
    last.current = { form, keeping }
    void keeping.then(setKept)
  }, [waiting, keeper, within, chosen])
  useEffect(() => {
    if (!asked || standing === 'under way' || !last.current) return
    const { form, keeping } = last.current
    last.current = undefined
    setKept(false)
    // Once all is there the form is sent, and what becomes of it decides.
    if (standing === 'failed') void keeping.then(() => keeper?.takeBack(form))
  }, [asked, standing, keeper])
  useEffect(
    () => () => {
      const { form, keeping } = last.current ?? {}
      if (form) void keeping?.then((kept) => keeper?.leave(form, kept))
    },
    [keeper],
  )
  const kept = waiting && isKept
  useEffect(() => {
    setKeptForm(kept)
    return () => setKeptForm(false)
  }, [kept])
  return kept
}
