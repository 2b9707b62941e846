import { getDates, hasComparedPeriod } from '../common/url-dates';
import { __, sprintf } from '@wordpress/i18n';
import { getRangeLabel } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import './overlap-notice.scss';

/** Warns that the two periods of the comparison overlap. */
export function OverlapNotice( { query }: { query: Query } ) {
	if ( ! hasComparedPeriod( query ) ) {
		return null;
	}
	const { primary, secondary } = getDates( query );
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
