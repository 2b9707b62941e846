import { getStoreToday } from '@storedeck/date';
import { period, skipPrevious, started } from './resources';
import type { ResourceState } from '../core';
import type { ImportFormSettings, ImportPeriod } from './types';

/** Today on the shop's clock, `MM/DD/YYYY`. */
function today() {
	const [ year, month, day ] = getStoreToday().split( '-' );
	return `${ month }/${ day }/${ year }`;
}

/** What the form shows until somebody chooses. */
const defaultPeriod = (): ImportPeriod => ( { date: today(), label: 'all' } );

let last: ImportFormSettings = {
	period: { date: '', label: 'all' },
	skipPrevious: true,
};

/** The form of an import; the same object until something in it changes. */
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

/** A form that has changed is no longer the one of the import that was started. */
const clearActive = () =>
	started.update( [], ( before ) => ( { ...before, activeImport: false } ) );

/**
 * The changes when a period is chosen.
 *
 * @param date         A label, or a date with the next.
 * @param dateModified It is a date, `MM/DD/YYYY`.
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
