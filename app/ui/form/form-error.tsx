import { type RefObject, useEffect, useState } from 'react'
import type { FormResult } from '#shared/form-result.ts'
import { Icon } from '../components/icon.tsx'
import { errorKey } from './form-context.ts'

/** Errors of the form as a whole. */
export function FormError({ texts }: { texts: string[] }) {
  if (texts.length === 0) return null
  return (
    <div
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-3 rounded-box border border-error/40 bg-error/8 p-4 outline-none"
    >
      <Icon name="circle-alert" size={22} className="text-error" />
      <div className="space-y-1">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  )
}

/** The result's message, and errors of fields that this form does not show. */
export function useFormErrors(form: RefObject<HTMLFormElement | null>, result: FormResult | undefined): string[] {
  const [homeless, setHomeless] = useState<string[]>([])
  useEffect(() => {
    const shown = [...(form.current?.querySelectorAll<HTMLElement>('[data-error-of]') ?? [])]
    const names = new Set(shown.map((element) => errorKey(element.dataset.errorOf ?? '')))
    const errors = Object.entries(result?.errors ?? {}).filter(([name]) => !names.has(name))
    setHomeless(errors.flatMap(([, list]) => list))
  }, [form, result])
  return result?.message ? [result.message, ...homeless] : homeless
}
