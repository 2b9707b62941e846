import { speak } from '@wordpress/a11y';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getCurrentDates } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import type { Report } from '../../reports/define-report';

/** Tells assistive technology that the figures of a new question are there. */
export function useAnnouncement(
	report: Report,
	query: Query,
	isLoading: boolean
) {
	const wasLoading = useRef( isLoading );
	useEffect( () => {
		if ( wasLoading.current && ! isLoading ) {
			const { primary } = getCurrentDates(
				query,
				getSetting( 'defaultDateRange' )
			);
			speak(
				sprintf(
					/* translators: 1: name of a report, 2: range of dates. */
					__( '%1$s updated, %2$s', 'storedeck' ),
					report.title(),
					primary.range
				)
			);
		}
		wasLoading.current = isLoading;
	}, [ report, query, isLoading ] );
}
