import { consentsApi } from './consents/consents.api.ts'
import { erasuresApi } from './erasures/erasures.api.ts'
import { exportsApi } from './exports/exports.api.ts'

export const privacyRouter = { consents: consentsApi, erasures: erasuresApi, exports: exportsApi }
