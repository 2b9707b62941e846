import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getCurrentDates } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import { announce } from '../../common/announce';
import type { Report } from '../../report/define-report';

function describeUpdate( report: Report, query: Query ) {
	if ( report.isTimeless ) {
		return sprintf(
			/* translators: %s: name of a report. */
			__( '%s updated', 'storedeck' ),
			report.title()
		);
	}
	const { primary } = getCurrentDates(
		query,
		getSetting( 'defaultDateRange' )
	);
	return sprintf(
		/* translators: 1: name of a report, 2: range of dates. */
		__( '%1$s updated, %2$s', 'storedeck' ),
		report.title(),
		primary.range
	);
}

/**
 * Tells assistive technology that new figures are there, or that they could not
 * be had and older ones are shown.
 */
export function useAnnouncement(
	report: Report,
	query: Query,
	isLoading: boolean,
	isOutdated: boolean
) {
	const wasLoading = useRef( isLoading );
	useEffect( () => {
		if ( wasLoading.current && ! isLoading && isOutdated ) {
			announce(
				__( 'The report could not be updated.', 'storedeck' ),
				'assertive'
			);
		} else if ( wasLoading.current && ! isLoading ) {
			announce( describeUpdate( report, query ) );
		}
		wasLoading.current = isLoading;
	}, [ report, query, isLoading, isOutdated ] );
}
