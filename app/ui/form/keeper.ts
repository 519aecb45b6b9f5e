import { createContext } from 'react'

/** Keeps a form on this device that was sent while its photos upload, until it is there. */
export type Keeper = {
  /** True once all of it is kept. */
  keep: (form: FormData) => Promise<boolean>
  /** An upload failed: the form is its person's again. */
  takeBack: (form: FormData) => Promise<void>
  /** Its person left before it was sent: it goes on without its page. */
  leave: (form: FormData, isKept: boolean) => void
}

/** Around a form that has one. */
export const KeeperContext = createContext<Keeper | undefined>(undefined)
