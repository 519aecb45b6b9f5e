/** Where a screen about robots stands: the administration changes things, the analyst's area only reads. */
export type RobotArea = { base: '/admin/ganza' | '/ganza-iot-viewer'; manages: boolean }

export const adminArea: RobotArea = { base: '/admin/ganza', manages: true }
export const iotArea: RobotArea = { base: '/ganza-iot-viewer', manages: false }

/** A page of the analyst is told from the same one of the administration. */
export const iotTitle = (title: string) => `${title} no painel IoT`
