/** Dates in URLs and requests (moment syntax). */
export const isoDateFormat = 'YYYY-MM-DD';

/** Dates with time in requests (moment syntax): site time, without a time zone. */
export const defaultDateTimeFormat = 'YYYY-MM-DDTHH:mm:ss';

/** Dates in tables (PHP syntax). */
export const defaultTableDateFormat = 'm/d/Y';

/** Number of days from which a chart's ticks show months. */
export const dayTicksThreshold = 63;

/** Number of weeks from which a chart's ticks show months. */
export const weekTicksThreshold = 9;

/** The default date range of reports. */
export const DEFAULT_DATE_RANGE = 'period=month&compare=previous_year';
