/** A helper works the robot (mode, channels, alerts seen); a viewer only looks. */
export const memberRoles = ['helper', 'viewer'] as const
export type MemberRole = (typeof memberRoles)[number]
