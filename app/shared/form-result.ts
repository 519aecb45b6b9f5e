/** What an action returns for an invalid form. `values` holds everything that was typed. */
export type FormResult = {
  message?: string
  errors?: Record<string, string[]>
  values?: Record<string, string | string[]>
}
