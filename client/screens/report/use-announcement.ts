import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Query } from '@storedeck/navigation';
import { getDates } from '../../common/url-dates';
import { announce } from '../../common/announce';
import type { Report } from '../../report/types';

function describeUpdate( report: Report, query: Query ) {
	if ( report.isTimeless ) {
		return sprintf(
			/* translators: %s: title of a report. */
			__( '%s updated', 'storedeck' ),
			report.title
		);
	}
	const { primary } = getDates( query );
	return sprintf(
		/* translators: 1: title of a report, 2: date range. */
		__( '%1$s updated, %2$s', 'storedeck' ),
		report.title,
		primary.range
	);
}

/** Announces that new data is loaded, or that loading it failed. */
export function useAnnouncement(
	report: Report,
	query: Query,
	isRequesting: boolean,
	isOutdated: boolean
) {
	const wasRequesting = useRef( isRequesting );
	useEffect( () => {
		if ( wasRequesting.current && ! isRequesting && isOutdated ) {
			announce(
				__( 'Could not update the report.', 'storedeck' ),
				'assertive'
			);
		} else if ( wasRequesting.current && ! isRequesting ) {
			announce( describeUpdate( report, query ) );
		}
		wasRequesting.current = isRequesting;
	}, [ report, query, isRequesting, isOutdated ] );
}
