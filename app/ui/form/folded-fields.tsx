import { useEffect, useRef } from 'react'
import { Disclosure, type DisclosureProps } from '../components/disclosure.tsx'
import { errorKey, useFormState } from './form-context.ts'

type Props = Omit<DisclosureProps, 'open' | 'ref'> & {
  /** The fields inside. */
  names: readonly string[]
}

/** Fields that few change, below a line that says what they are; what is wrong with one of them opens it. */
export function FoldedFields({ names, ...rest }: Props) {
  const box = useRef<HTMLDetailsElement>(null)
  const { errors, stands } = useFormState()
  const isWrong = names.some((name) => errors[errorKey(name)] || (stands && name in stands))
  // Before the form puts the focus there, and again after a hand has closed it.
  useEffect(() => {
    if (isWrong && errors && box.current) box.current.open = true
  }, [isWrong, errors])
  return <Disclosure {...rest} ref={box} open={isWrong} />
}
