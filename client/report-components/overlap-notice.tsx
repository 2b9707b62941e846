import { __, sprintf } from '@wordpress/i18n';
import { getCurrentDates, getRangeLabel, hasComparison } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import './overlap-notice.scss';

/** Warns that the two periods of the comparison overlap. */
export function OverlapNotice( { query }: { query: Query } ) {
	const defaultRange = getSetting( 'defaultDateRange' );
	if ( ! hasComparison( query, defaultRange ) ) {
		return null;
	}
	const { primary, secondary } = getCurrentDates( query, defaultRange );
	const first = primary.after.isAfter( secondary.after, 'day' )
		? primary.after
		: secondary.after;
	const last = primary.before.isBefore( secondary.before, 'day' )
		? primary.before
		: secondary.before;
	if ( first.isAfter( last, 'day' ) ) {
		return null;
	}
	return (
		<p className="storedeck-overlap">
			{ sprintf(
				/* translators: %s: date range. */
				__( 'The periods overlap: %s.', 'storedeck' ),
				getRangeLabel( first, last )
			) }
		</p>
	);
}
