import type { IconName } from '#ui/components/icon-names.ts'

/** What a page says, for one reader. */
export type LandingWords = {
  /** Of the tab and of search engines. */
  title: string
  description: string
  heading: string
  lead: string
  /** A picture of `/arte/`. */
  image: string
  /** The one action: what its button says, and where the form stands. */
  act: string
  anchor: string
  /** Above what is sold, where it stands apart from what is alive. */
  sold?: { title: string; text: string; needs: string }
  /** Above what is alive. */
  live: { title: string; text: string }
  points: { title: string; list: { icon: IconName; title: string; text: string }[] }
  /** `sold` is said first while something is for sale above. */
  questions: { ask: string; answer: string; sold?: string }[]
  /** `next`: what to do while the answer is on its way. */
  form: { title: string; text: string; button: string; thanks: string; next: { to: string; label: string } }
  /** What the law says of it, where it says something. */
  law?: readonly string[]
}
