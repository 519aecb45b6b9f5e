/** What an action tells its form when something must be mended. Nothing typed is lost: `values` holds it. */
export type FormResult = {
  message?: string
  errors?: Record<string, string[]>
  values?: Record<string, string | string[]>
}
