import type { Access } from '#platform/access/rules.ts'

/**
 * What is answered beside calls and pages (uploads, downloads, health), with the same words for who may: printed by
 * `npm run access` and tried with every kind of account (access-matrix.test.ts).
 */
export type HostRoute = {
  name: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS'
  path: string
  access: Access
}
