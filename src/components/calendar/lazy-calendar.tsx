import { Suspense, lazy } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Spinner } from '../spinner';
import type { CalendarProps } from './types';

/** Replaces a calendar that failed to load. Dates can still be typed. */
function CalendarLoadError() {
	return (
		<p role="alert">
			{ __(
				'Could not load the calendar. Type the dates instead.',
				'storedeck'
			) }
		</p>
	);
}

/** Loaded lazily, because it is large and rarely needed. */
const AsyncCalendar = lazy( async () => {
	try {
		const calendar = await import(
			/* webpackChunkName: "calendar" */ './index'
		);
		return { default: calendar.Calendar };
	} catch ( error ) {
		console.error( 'Could not load the calendar.', error );
		return { default: CalendarLoadError };
	}
} );

export function LazyCalendar( props: CalendarProps ) {
	return (
		<Suspense fallback={ <Spinner /> }>
			<AsyncCalendar { ...props } />
		</Suspense>
	);
}
