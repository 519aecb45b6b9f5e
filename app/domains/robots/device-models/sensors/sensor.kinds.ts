/** `measured` by the robot; `derived` by us from other readings, for each sample (VPD). */
export const sensorKinds = ['measured', 'derived'] as const
export type SensorKind = (typeof sensorKinds)[number]
