import { Suspense, lazy } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Spinner } from '../spinner';
import type { CalendarProps } from './types';

/** Stands for the calendar when it could not be loaded: typing still works. */
function NoCalendar() {
	return (
		<p role="alert">
			{ __(
				'The calendar could not be loaded. Please type the dates.',
				'storedeck'
			) }
		</p>
	);
}

/** Loaded when it is first shown: few visits need it, and it is large. */
const Loaded = lazy( async () => {
	try {
		const calendar = await import(
			/* webpackChunkName: "calendar" */ './index'
		);
		return { default: calendar.Calendar };
	} catch ( error ) {
		console.error( 'The calendar could not be loaded.', error );
		return { default: NoCalendar };
	}
} );

/**
 * The calendar, once it is loaded.
 *
 * @param props See `CalendarProps`.
 */
export function LazyCalendar( props: CalendarProps ) {
	return (
		<Suspense fallback={ <Spinner /> }>
			<Loaded { ...props } />
		</Suspense>
	);
}
