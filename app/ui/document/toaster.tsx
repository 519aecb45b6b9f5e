import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../components/icon.tsx'
import type { IconName } from '../components/icon-names.ts'
import { deferred } from '../deferred.tsx'
import { useRootData } from '../root-data.ts'
import { dropToast, showToast, type Toast, type ToastMessage, toastDuration, useToasts } from './toasts.ts'

// After some acts of signed-in people only.
const ToastUndo = deferred(async () => (await import('../components/toast-undo.tsx')).ToastUndo)

/**
 * Toasts, top centre, below the bar with what one may want next, and off the page's title and tabs. A flash message of the previous request is in the server's HTML, for browsers without scripts.
 */
export function Toaster() {
  const fromServer = useRootData()?.toast ?? null
  const isFirst = useServerToast(fromServer)
  const toasts = useToasts()
  const box = useAboveDialogs(toasts)
  const shown: Toast[] = isFirst && fromServer ? [{ ...fromServer, id: 0 }] : toasts
  return (
    <div
      ref={box}
      className="toast-layer no-print pointer-events-none fixed inset-x-0 top-[4.5rem] z-50 m-0 flex w-full flex-col items-center gap-2 overflow-visible border-0 bg-transparent px-3 py-0"
    >
      <output className="contents">{shown.filter((toast) => toast.kind !== 'error').map(toastBox)}</output>
      <div role="alert" className="contents">
        {shown.filter((toast) => toast.kind === 'error').map(toastBox)}
      </div>
    </div>
  )
}

const toastBox = (toast: Toast) => <ToastBox key={toast.id} toast={toast} />

const icons: Record<ToastMessage['kind'], IconName> = { success: 'circle-check', error: 'circle-alert', info: 'info' }
const iconColours = { success: 'text-success', error: 'text-error', info: 'text-info' }

function ToastBox({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dropToast(toast.id), toastDuration(toast))
    return () => clearTimeout(timer)
  }, [held, toast])
  return (
    <div
      className="toast-box pointer-events-auto flex max-w-md animate-rise items-start gap-3 rounded-box border border-base-300 bg-surface py-3 pr-4 ps-3 text-base-content shadow-lg"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon name={icons[toast.kind]} size={22} className={iconColours[toast.kind]} />
      <span className="text-[0.9375rem]/5.5">{toast.text}</span>
      {toast.undo && <ToastUndo undo={toast.undo} hold={setHeld} sent={() => dropToast(toast.id)} />}
    </div>
  )
}

/** Module state: an error page mounts a new toaster with the same data. */
let handedOver: ToastMessage | null = null

/** Moves the server's toast into the store; true while the server-rendered copy is shown. */
function useServerToast(toast: ToastMessage | null): boolean {
  const [isFirst, setFirst] = useState(true)
  useEffect(() => {
    if (toast && toast !== handedOver) showToast(toast)
    handedOver = toast
    setFirst(false)
  }, [toast])
  return isFirst
}

/** A modal dialog is in the top layer; as a popover the toasts are above it. */
function useAboveDialogs(toasts: Toast[]) {
  const box = useRef<HTMLDivElement>(null)
  const touched = useRef(0)
  useEffect(() => {
    const note = ({ clientY }: PointerEvent) => {
      touched.current = clientY
    }
    window.addEventListener('pointerdown', note, true)
    return () => window.removeEventListener('pointerdown', note, true)
  }, [])
  useLayoutEffect(() => {
    const element = box.current
    if (!element || toasts.length === 0 || !('popover' in element)) return
    element.popover = 'manual'
    if (element.matches(':popover-open')) element.hidePopover()
    element.showPopover()
    keepOff(element, touched.current)
  }, [toasts])
  return box
}

/** Half of a button, and some. */
const THUMB = 32
const GAP = 8

/** Lower than what it would cover: what says where one is, and what was just touched. */
function keepOff(layer: HTMLElement, touched: number) {
  layer.style.top = ''
  const box = layer.querySelector('.toast-box')?.getBoundingClientRect()
  if (!box) return
  let { top } = box
  const covers = (from: number, to: number) => from < top + box.height && to > top
  for (const part of document.querySelectorAll('main h1, main nav:has(.tab)')) {
    const at = part.getBoundingClientRect()
    if (covers(at.top, at.bottom) && at.left < box.right && at.right > box.left) top = at.bottom + GAP
  }
  if (covers(touched - THUMB, touched + THUMB)) top = touched + THUMB
  if (top !== box.top) layer.style.top = `${top}px`
}
