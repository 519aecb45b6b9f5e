import { useState } from 'react'
import { useRootData } from '../root-data.ts'
import { keepCookie } from './keep-cookie.ts'

export type ThemeChoice = 'claro' | 'escuro' | null

/** The chosen theme (null: the system's) and a setter that stores it for a year in the cookie `grower_theme`. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [theme, setTheme] = useState<ThemeChoice>(useRootData()?.theme ?? null)
  const choose = (choice: ThemeChoice) => {
    keep(choice)
    setTheme(choice)
  }
  return [theme, choose]
}

/** As chosen on this device: a page that it keeps for use without a signal was drawn for everybody. */
export function showChosenTheme() {
  const [, choice] = /(?:^|; )grower_theme=(claro|escuro)/.exec(document.cookie) ?? []
  if (choice) document.documentElement.dataset.theme = choice
}

function keep(choice: ThemeChoice) {
  keepCookie('grower_theme', choice)
  if (choice) document.documentElement.dataset.theme = choice
  else delete document.documentElement.dataset.theme
}
