import { type RefObject, useEffect, useRef, useState } from 'react'
import { howFar, standingOf, type Upload } from './awaited-uploads.ts'
import { useFormState } from './form-context.ts'
import { loadLeaveDialog } from './guard-unsaved.tsx'
import { useUnsaved } from './unsaved.ts'

import { useHeldForm } from './use-held-form.ts'
import { useKeptForm } from './use-kept-form.ts'

/**
 * A form sent while something of it uploads waits for that, says on its button how far it is, and is then sent as it
 * was asked to be; until then it is kept where there is a keeper. When an upload fails, the form stays with everything in it. Returns what to say beside the uploads.
 */
export function useAwaitedUploads(
  within: RefObject<HTMLElement | null>,
  uploads: (Upload & { key: string })[],
  noun: 'foto' | 'arquivo',
): string | undefined {
  const { await: say, isKept } = useFormState()
  const again = useRef<() => void>(undefined)
  const [asked, setAsked] = useState(false)
  const standing = standingOf(uploads)
  const tried = useHeldForm(within, standing !== 'ready', (send) => {
    if (standing !== 'under way') return within.current?.scrollIntoView({ block: 'center' })
    again.current = send
    setAsked(true)
  })
  const waiting = asked && standing === 'under way'
  const kept = useKeptForm(within, { asked, standing, chosen: uploads.map(({ key }) => key).join() })
  useUnsaved(waiting && !kept && (isKept ? 'files' : 'all'))
  // Behind an upload on a slow line it would come too late to ask.
  useEffect(() => void loadLeaveDialog(), [])
  const words = waiting ? howFar(uploads, noun) : undefined
  useEffect(() => {
    say?.(words)
    return () => say?.(undefined)
  }, [say, words])
  useEffect(() => {
    if (!asked || standing === 'under way') return
    setAsked(false)
    // After the listener above is gone, and what asks before leaving with it.
    if (standing === 'ready') queueMicrotask(() => again.current?.())
  }, [asked, standing])
  return tried && standing === 'failed' ? failed[noun] : undefined
}

const failed = {
  foto: 'Uma foto não foi enviada. Tente de novo, ou remova para seguir sem ela.',
  arquivo: 'Um arquivo não foi enviado. Tente de novo, ou remova para seguir sem ele.',
}
