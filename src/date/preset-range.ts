import { addDays, addUnits, endOfUnit, startOfUnit } from './plain-date';
import { rollingDays, unitPresets } from './presets';
import type {
	DateUnit,
	Period,
	PlainDate,
	PlainRange,
	PresetPeriod,
	RollingPeriod,
	UnitPeriod,
} from './types';

/** The unit of a calendar preset, to date or the last complete one. */
interface UnitPreset {
	unit: DateUnit;
	isLast: boolean;
}

/** Whether a value is the name of a calendar unit. */
export function isUnitPeriod( value: unknown ): value is UnitPeriod {
	return typeof value === 'string' && Object.hasOwn( unitPresets, value );
}

/** Whether a value is the name of a rolling range. */
export function isRollingPeriod( value: unknown ): value is RollingPeriod {
	return typeof value === 'string' && Object.hasOwn( rollingDays, value );
}

/** Whether a value is the name of a preset. */
export function isPresetPeriod( value: unknown ): value is PresetPeriod {
	return isUnitPeriod( value ) || isRollingPeriod( value );
}

/** Whether a value is the name of a preset or `custom`. */
export function isPeriod( value: unknown ): value is Period {
	return value === 'custom' || isPresetPeriod( value );
}

/** The unit of a calendar preset, and whether it is the last complete one. */
export function getUnitPreset( period: UnitPeriod ): UnitPreset {
	return unitPresets[ period ];
}

/** The number of days of a rolling range. */
export function getRollingDays( period: RollingPeriod ) {
	return rollingDays[ period ];
}

/** Whether a preset ends now, so that its last day is incomplete. */
export function isToDate( period: PresetPeriod ) {
	return isRollingPeriod( period ) || ! getUnitPreset( period ).isLast;
}

/** The unit to date: from its first day to `today`. */
export function getUnitToDate(
	unit: DateUnit,
	today: PlainDate,
	startOfWeek: number
): PlainRange {
	return { start: startOfUnit( today, unit, startOfWeek ), end: today };
}

/** The last complete unit before the one of `today`. */
export function getLastUnit(
	unit: DateUnit,
	today: PlainDate,
	startOfWeek: number
): PlainRange {
	const start = addUnits( startOfUnit( today, unit, startOfWeek ), -1, unit );
	return { start, end: endOfUnit( start, unit, startOfWeek ) };
}

/**
 * The dates of a preset.
 *
 * @example
 * getPresetRange( 'last_month', '2024-03-15', 1 );
 * // { start: '2024-02-01', end: '2024-02-29' }
 *
 * @param period      The preset.
 * @param today       Today in the site time zone.
 * @param startOfWeek First day of a week, 0 = Sunday … 6 = Saturday.
 */
export function getPresetRange(
	period: PresetPeriod,
	today: PlainDate,
	startOfWeek: number
): PlainRange {
	if ( isRollingPeriod( period ) ) {
		return {
			start: addDays( today, 1 - getRollingDays( period ) ),
			end: today,
		};
	}
	const { unit, isLast } = getUnitPreset( period );
	return isLast
		? getLastUnit( unit, today, startOfWeek )
		: getUnitToDate( unit, today, startOfWeek );
}
