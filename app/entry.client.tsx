import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { freezeAt } from '#shared/clock.ts'
import { letBackClose } from './ui/components/back-closes.ts'
import { letOutsideTapsOnlyClose } from './ui/components/outside-tap.ts'
import { deferredParts, pageLives } from './ui/deferred.tsx'
import { reloadOnceOnMissingChunks } from './ui/document/chunk-reload.ts'
import { keepInstallPrompt } from './ui/document/install-prompt.ts'
import { registerServiceWorker } from './ui/document/service-worker.ts'

// In development Vite reloads by itself, and cached pages would hide changes.
if (import.meta.env.PROD) {
  reloadOnceOnMissingChunks()
  registerServiceWorker()
}

keepInstallPrompt()
letBackClose()
letOutsideTapsOnlyClose()

// A suspended deferred part would block every action and navigation until its code has loaded.
const { drawn } = document.documentElement.dataset
if (drawn) freezeAt(Number(drawn))

const isMember = document.documentElement.dataset.member !== undefined
if (isMember) await deferredParts().catch(() => undefined)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
pageLives()
