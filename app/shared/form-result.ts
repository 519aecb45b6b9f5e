/** What an action returns for an invalid form. `values` holds everything that was typed. */
export type FormResult = {
  message?: string
  errors?: Record<string, string[]>
  values?: Record<string, string | string[]>
  /** Of an edit that met another: what stands now in the fields that both changed. */
  stands?: Record<string, unknown>
}
