/** Dates in addresses and requests (moment syntax). */
export const isoDateFormat = 'YYYY-MM-DD';

/** Dates with time in requests (moment syntax): shop time, without a zone. */
export const defaultDateTimeFormat = 'YYYY-MM-DDTHH:mm:ss';

/** Dates in tables (PHP syntax). */
export const defaultTableDateFormat = 'm/d/Y';

/** From this many days on, a chart's ticks name months. */
export const dayTicksThreshold = 63;

/** From this many weeks on, a chart's ticks name months. */
export const weekTicksThreshold = 9;

/** What a report shows when its address says nothing. */
export const DEFAULT_DATE_RANGE = 'period=month&compare=previous_year';
