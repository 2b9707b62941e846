export {
	dayTicksThreshold,
	defaultDateTimeFormat,
	defaultTableDateFormat,
	isoDateFormat,
	weekTicksThreshold,
} from './constants';
export { presetValues } from './preset-values';
export { rollingPresets } from './rolling-presets';
export { periods } from './periods';
export { comparisons } from './comparisons';
export { dateValidationMessages } from './date-validation-messages';

export { appendTimestamp } from './append-timestamp';
export { toMoment } from './to-moment';
export { getRangeLabel } from './range-label';
export {
	getStartOfWeek,
	getStoreTimeZoneMoment,
	getStoreToday,
	toPlainDate,
	toStoreMoment,
} from './store-time';
export { getStoreOffset, getZoneOffset } from './store-offset';
export { getCurrentPeriod, getLastPeriod } from './period-dates';
export {
	getDateParamsFromQuery,
	hasComparison,
	hasInvalidDates,
	isCompare,
} from './date-params';
export {
	getInvalidParams,
	type DateParameter,
	type InvalidParam,
} from './invalid-params';
export { getComparisonEnd } from './comparison-end';
export { getCurrentDates } from './current-dates';
export { getDateDifferenceInDays } from './difference-in-days';
export { getPreviousDate } from './previous-date';
export {
	getAllowedIntervalsForQuery,
	getChartInterval,
	getIntervalForQuery,
	isInterval,
} from './intervals';
export { getChartTypeForQuery } from './chart-type';
export { getDateFormatsForInterval } from './date-formats';
export { getDateInputFormat } from './date-input-format';
export { getDatePlaceholder } from './date-placeholder';
export { getDateFormatsForIntervalD3 } from './date-formats-d3';
export { getDateFormatsForIntervalPhp } from './date-formats-php';
export { loadLocaleData, type DateLocale } from './load-locale-data';
export {
	validateDateInputForRange,
	type ValidatedDate,
} from './validate-date-input';

export {
	addDays,
	addMonths,
	addUnits,
	addYears,
	differenceInDays,
	differenceInMonths,
	endOfUnit,
	startOfUnit,
} from './plain-date';
export {
	getLastUnit,
	getPresetRange,
	getUnitToDate,
	isPeriod,
	isPresetPeriod,
	isRollingPeriod,
} from './preset-range';
export {
	getComparisonRange,
	getDaysBefore,
	getLastUnitComparison,
	getSameWeekdays,
	getToDateComparison,
	getYearBefore,
	isOverlap,
} from './comparison-range';

export type {
	CheckedDateQuery,
	Compare,
	CurrentDates,
	DateFormats,
	DateInput,
	DateParams,
	DateQuery,
	DateRange,
	DateUnit,
	Interval,
	Period,
	PeriodDates,
	PeriodOption,
	PlainDate,
	PlainRange,
	PresetPeriod,
	RelativeCompare,
	RollingPeriod,
	UnitPeriod,
} from './types';
