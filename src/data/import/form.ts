import { getStoreToday } from '@storedeck/date';
import { period, skipPrevious, started } from './resources';
import type { ResourceState } from '../core';
import type { ImportFormSettings, ImportPeriod } from './types';

/** Today in the site time zone, `MM/DD/YYYY`. */
function today() {
	const [ year, month, day ] = getStoreToday().split( '-' );
	return `${ month }/${ day }/${ year }`;
}

/** The default of the form. */
const defaultPeriod = (): ImportPeriod => ( { date: today(), label: 'all' } );

let last: ImportFormSettings = {
	period: { date: '', label: 'all' },
	skipPrevious: true,
};

/** The import form; the same object until it changes. */
export function getFormSettings( state: ResourceState ): ImportFormSettings {
	const chosen = period.get( state ) ?? defaultPeriod();
	const isSame =
		last.period.date === chosen.date &&
		last.period.label === chosen.label &&
		last.skipPrevious === skipPrevious.get( state );
	if ( ! isSame ) {
		last = { period: chosen, skipPrevious: skipPrevious.get( state ) };
	}
	return last;
}

/** The import that was started does not belong to a changed form. */
const clearActive = () =>
	started.update( [], ( before ) => ( { ...before, activeImport: false } ) );

/**
 * The changes of selecting a period.
 *
 * @param date         A label, or a date if `dateModified` is true.
 * @param dateModified Whether it is a date, `MM/DD/YYYY`.
 */
export const choosePeriod = ( date: string, dateModified = false ) => [
	period.update( [], ( before ) =>
		dateModified
			? { date, label: 'custom' }
			: { ...( before ?? defaultPeriod() ), label: date }
	),
	clearActive(),
];

export const chooseSkipPrevious = ( isSkipping: boolean ) => [
	skipPrevious.set( [], isSkipping ),
	clearActive(),
];
