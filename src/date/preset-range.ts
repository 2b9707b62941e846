import { addUnits, endOfUnit, startOfUnit } from './plain-date';
import type {
	DateUnit,
	Period,
	PlainDate,
	PlainRange,
	PresetPeriod,
} from './types';

/** What a preset is: a unit up to today, or the whole unit before. */
interface Preset {
	unit: DateUnit;
	isLast: boolean;
}

const presets: Record< PresetPeriod, Preset > = {
	today: { unit: 'day', isLast: false },
	yesterday: { unit: 'day', isLast: true },
	week: { unit: 'week', isLast: false },
	last_week: { unit: 'week', isLast: true },
	month: { unit: 'month', isLast: false },
	last_month: { unit: 'month', isLast: true },
	quarter: { unit: 'quarter', isLast: false },
	last_quarter: { unit: 'quarter', isLast: true },
	year: { unit: 'year', isLast: false },
	last_year: { unit: 'year', isLast: true },
};

/** Whether a value names a preset. */
export function isPresetPeriod( value: unknown ): value is PresetPeriod {
	return typeof value === 'string' && Object.hasOwn( presets, value );
}

/** Whether a value names a preset or the custom range. */
export function isPeriod( value: unknown ): value is Period {
	return value === 'custom' || isPresetPeriod( value );
}

/** The unit of a preset, and whether it is the one before. */
export function getPreset( period: PresetPeriod ): Preset {
	return presets[ period ];
}

/** The unit up to today: from its first day to `today`. */
export function getUnitToDate(
	unit: DateUnit,
	today: PlainDate,
	startOfWeek: number
): PlainRange {
	return { start: startOfUnit( today, unit, startOfWeek ), end: today };
}

/** The whole unit before the one that holds `today`. */
export function getLastUnit(
	unit: DateUnit,
	today: PlainDate,
	startOfWeek: number
): PlainRange {
	const start = addUnits( startOfUnit( today, unit, startOfWeek ), -1, unit );
	return { start, end: endOfUnit( start, unit, startOfWeek ) };
}

/**
 * The days of a preset.
 *
 * @example
 * getPresetRange( 'last_month', '2024-03-15', 1 );
 * // { start: '2024-02-01', end: '2024-02-29' }
 *
 * @param period      The preset.
 * @param today       The shop's today.
 * @param startOfWeek First day of a week, 0 = Sunday … 6 = Saturday.
 */
export function getPresetRange(
	period: PresetPeriod,
	today: PlainDate,
	startOfWeek: number
): PlainRange {
	const { unit, isLast } = getPreset( period );
	return isLast
		? getLastUnit( unit, today, startOfWeek )
		: getUnitToDate( unit, today, startOfWeek );
}
