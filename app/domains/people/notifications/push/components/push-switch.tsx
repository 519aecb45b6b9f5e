import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { useToast } from '#ui/document/toasts.ts'
import { canPush, isPushOn, turnOff, turnOn } from '../push.browser.ts'

type State = 'unknown' | 'on' | 'off' | 'denied' | 'unable'

/** Turns pushes on and off on this device. */
export function PushSwitch() {
  const [state, setState] = useState<State>('unknown')
  const [waiting, setWaiting] = useState(false)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    void stateHere().then(setState)
  }, [])

  const change = async () => {
    setWaiting(true)
    const result = state === 'on' ? await turnOff() : await turnOn()
    if (result === 'failed') toast.error('Não deu para ligar os avisos neste aparelho. Tente de novo mais tarde.')
    setState(await stateHere())
    setWaiting(false)
    await revalidate()
  }

  if (state === 'unknown') return null
  if (state === 'unable')
    return <p className="mt-2 text-muted">Este navegador não recebe avisos. No iPhone, instale primeiro o app.</p>
  if (state === 'denied')
    return (
      <p className="mt-2 text-muted">
        Você bloqueou os avisos deste site. Libere as notificações nas configurações do navegador.
      </p>
    )
  return (
    <div className="mt-4">
      <Button icon={state === 'on' ? 'bell-off' : 'bell-ring'} waiting={waiting} onClick={change}>
        {state === 'on' ? 'Desligar neste aparelho' : 'Ligar neste aparelho'}
      </Button>
    </div>
  )
}

async function stateHere(): Promise<State> {
  if (!canPush()) return 'unable'
  if (Notification.permission === 'denied') return 'denied'
  return (await isPushOn()) ? 'on' : 'off'
}
