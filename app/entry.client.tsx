import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { holdAt } from '#shared/clock.ts'
import { deferredParts } from './ui/deferred.tsx'
import { reloadOnceOnMissingParts } from './ui/document/chunk-reload.ts'
import { keepInstallPrompt } from './ui/document/install-prompt.ts'
import { registerServiceWorker } from './ui/document/service-worker.ts'

// In development Vite reloads pages by itself, and cached pages would hide changes.
if (import.meta.env.PROD) {
  reloadOnceOnMissingParts()
  registerServiceWorker()
}

keepInstallPrompt()

// A part that still waited for its code would hold back every answer and every step to another page.
const { drawn } = document.documentElement.dataset
if (drawn) holdAt(Number(drawn))

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
