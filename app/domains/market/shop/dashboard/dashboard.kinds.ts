/** Over how many days the numbers of a store are summed. */
export const dashboardDays = [7, 30, 90, 365] as const
export type DashboardDays = (typeof dashboardDays)[number]
