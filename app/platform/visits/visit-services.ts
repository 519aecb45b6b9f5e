/** Services from outside that count visits and draw heat maps: each only with its id, and with somebody's yes. */
export type VisitServices = {
  /** Measurement id of Google Analytics. */
  analytics_id?: string
  /** Project id of Microsoft Clarity. */
  heat_map_id?: string
}

/** The one host that the script of the visits comes from. */
export const ANALYTICS_SCRIPTS = 'https://www.googletagmanager.com'
/** Where it tells them: also a host of the region. */
const ANALYTICS_HOSTS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', ANALYTICS_SCRIPTS]
export const HEAT_MAP_HOSTS = 'https://*.clarity.ms'

/**
 * The CSP of the frame in which the service's script runs: an origin of its own, so that it reaches neither the page, nor
 * its address, nor a cookie; and nothing but the service.
 */
export const visitFramePolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${ANALYTICS_SCRIPTS}`,
    `connect-src ${ANALYTICS_HOSTS.join(' ')}`,
    `img-src ${ANALYTICS_HOSTS.join(' ')}`,
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ')
