import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import type { Context } from '#platform/context.ts'

/** Somebody who decides reports, and is no admin. */
export const aModerator = (ctx: Context) => aStaffMember(ctx, ['reports.manage'])
